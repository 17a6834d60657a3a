import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Button, ButtonAnchor } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { serverAddress } from "#/doors/console/app/router/address";
import { PublishDesign } from "#/doors/console/app/screens/projects/publish-design";
import { usePin } from "#/doors/console/app/screens/projects/use-pin";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** An approved design: whether the public sees it, and what can still be done with it. */
export function FinishedStep({ design }: { readonly design: DesignDetails }) {
  const { may } = useWorkspace();
  const pin = usePin();
  const [isPublishing, setPublishing] = useState(false);
  const brand = useAnswer("get_brand", { id: design.brandId });
  const system = brand.data?.system;
  const isServed = system?.servedDesignId === design.id;
  const isPublished = design.status === "PUBLISHED";
  // The project may be known to have ended a moment before the design is.
  if (design.status === "DRAFT" || design.status === "IN_REVIEW") return <Skeleton lines={2} />;
  if (design.status === "ARCHIVED")
    return (
      <Notice title="This design is archived">
        It is served to nobody. An owner or an admin can restore it on the brand's page.
      </Notice>
    );
  return (
    <>
      <Notice
        tone="success"
        title={isPublished ? `Published as ${design.version}` : `Approved as ${design.version}`}
        action={
          <>
            {system && isServed && system.status === "ACTIVE" && (
              <ButtonAnchor href={serverAddress(`/systems/${encodeURIComponent(system.slug)}`)} icon="external" target="_blank">
                Public page
              </ButtonAnchor>
            )}
            {may("ADMIN") && <Button onClick={() => void pin(design)}>{design.pinned ? "Unpin" : "Pin"}</Button>}
            {may("ADMIN") && !isPublished && (
              <Button variant="primary" onClick={() => setPublishing(true)}>
                Publish
              </Button>
            )}
          </>
        }
      >
        {system === undefined
          ? ""
          : isServed
            ? isPublished
              ? "This is what the public sees."
              : "The public sees it already. Publishing makes it a release with a version of its own."
            : "The public sees another design of this brand."}
      </Notice>
      <PublishDesign design={design} isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </>
  );
}
