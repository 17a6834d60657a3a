import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button, ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { RequestChanges } from "#/console/app/screens/projects/request-changes";
import { decisionRoleNote } from "#/console/app/screens/projects/stages";
import { useWorkspace } from "#/console/app/state/workspace";

type FoundationReviewStepProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/**
 * The foundation review. Approval needs no confirmation, because the design review can still send
 * it back.
 */
export function FoundationReviewStep({ project, design }: FoundationReviewStepProps) {
  const { hasRole, getPath } = useWorkspace();
  const [isRequesting, setRequesting] = useState(false);
  const approve = useMutation("approve_project", {
    invalidates: projectQueries,
    successMessage: ({ version }) => `The foundation is approved as ${version.number}. Livery is creating components and pages.`,
  });
  return (
    <>
      <Notice
        tone="info"
        title="The foundation is ready for review"
        action={
          <>
            <ButtonLink to={getPath(`/designs/${design.id}/edit`)}>Edit</ButtonLink>
            {hasRole("ADMIN") && (
              <>
                <Button onClick={() => setRequesting(true)}>Request changes</Button>
                <Button
                  variant="primary"
                  onClick={() => void approve.run({ id: project.id, review: "FOUNDATION_REVIEW" })}
                  isBusy={approve.isBusy}
                >
                  Approve foundation
                </Button>
              </>
            )}
          </>
        }
      >
        {hasRole("ADMIN") ? "Check mark, colours and type below. Components and pages are built from them." : decisionRoleNote}
      </Notice>
      <RequestChanges project={project} design={design} isOpen={isRequesting} onClose={() => setRequesting(false)} />
    </>
  );
}
