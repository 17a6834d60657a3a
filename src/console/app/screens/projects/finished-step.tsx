import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Skeleton } from "#/console/app/components/skeleton";
import { getServerUrl } from "#/console/app/router/urls";
import { PublishDesign } from "#/console/app/screens/projects/publish-design";
import { useTogglePin } from "#/console/app/screens/projects/use-pin";
import { useWorkspace } from "#/console/app/state/workspace";

/** An approved design: whether the public sees it, and what can still be done with it. */
export function FinishedStep({ design }: { readonly design: DesignDetails }) {
  const { may } = useWorkspace();
  const pin = useTogglePin();
  const [isPublishing, setPublishing] = useState(false);
  const brand = useQuery("get_brand", { id: design.brandId });
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
              <ButtonAnchor href={getServerUrl(`/systems/${encodeURIComponent(system.slug)}`)} icon="external" target="_blank">
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
