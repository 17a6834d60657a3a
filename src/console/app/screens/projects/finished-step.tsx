import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Skeleton } from "#/console/app/components/skeleton";
import { getServerUrl } from "#/console/app/router/urls";
import { PublishDesign } from "#/console/app/screens/projects/publish-design";
import { useTogglePin } from "#/console/app/screens/projects/use-pin";
import { useWorkspace } from "#/console/app/state/workspace";

/** An approved design: whether it is live, and how to publish or pin it. */
export function FinishedStep({ design }: { readonly design: DesignDetails }) {
  const { hasRole } = useWorkspace();
  const pin = useTogglePin();
  const [isPublishing, setPublishing] = useState(false);
  const brand = useQuery("get_brand", { id: design.brandId });
  const system = brand.data?.system;
  const isServed = system?.servedDesignId === design.id;
  const isPublished = design.status === "PUBLISHED";
  // The project can be known to be finished a moment before the design is.
  if (design.status === "DRAFT" || design.status === "IN_REVIEW") return <Skeleton lines={2} />;
  if (design.status === "ARCHIVED")
    return (
      <Notice title="This design is archived">
        Archived designs are never live. An owner or admin can restore it on the brand's page.
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
            {hasRole("ADMIN") && <Button onClick={() => void pin(design)}>{design.pinned ? "Unpin" : "Pin"}</Button>}
            {hasRole("ADMIN") && !isPublished && (
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
              ? "This design is live."
              : "This design is live. Publish it to make it a release with its own version."
            : "Another design of this brand is live."}
      </Notice>
      <PublishDesign design={design} isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </>
  );
}
