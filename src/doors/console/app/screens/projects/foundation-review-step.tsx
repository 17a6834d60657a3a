import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { RequestChanges } from "#/doors/console/app/screens/projects/request-changes";
import { othersDecide } from "#/doors/console/app/screens/projects/stages";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type FoundationReviewStepProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/** The foundation's review: approved at once, since a review later can still send it back. */
export function FoundationReviewStep({ project, design }: FoundationReviewStepProps) {
  const { may } = useWorkspace();
  const [isRequesting, setRequesting] = useState(false);
  const approve = useChange("approve_project", {
    refreshes: moved,
    says: ({ version }) => `The foundation is approved as ${version.number}. Components and pages are being made.`,
  });
  return (
    <>
      <Notice
        tone="info"
        title="The foundation waits for review"
        action={
          may("ADMIN") && (
            <>
              <Button onClick={() => setRequesting(true)}>Request changes</Button>
              <Button
                variant="primary"
                onClick={() => void approve.run({ id: project.id, review: "FOUNDATION_REVIEW" })}
                isBusy={approve.isBusy}
              >
                Approve the foundation
              </Button>
            </>
          )
        }
      >
        {may("ADMIN") ? "Look at mark, colours and type below. Components and pages are made of them next." : othersDecide}
      </Notice>
      <RequestChanges project={project} design={design} isOpen={isRequesting} onClose={() => setRequesting(false)} />
    </>
  );
}
