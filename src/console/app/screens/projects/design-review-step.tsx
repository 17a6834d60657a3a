import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { Button, ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { ApproveDesign } from "#/console/app/screens/projects/approve-design";
import { RequestChanges } from "#/console/app/screens/projects/request-changes";
import { decisionRoleNote } from "#/console/app/screens/projects/stages";
import { useWorkspace } from "#/console/app/state/workspace";
import { pluralize } from "#/console/app/components/format";

type DesignReviewStepProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/** The design review: compare, request changes or approve. */
export function DesignReviewStep({ project, design }: DesignReviewStepProps) {
  const { hasRole, getPath } = useWorkspace();
  const [openDialog, setOpenDialog] = useState<"approve" | "changes">();
  const errors = design.audit?.error ?? 0;
  return (
    <>
      <Notice
        tone={errors > 0 ? "warning" : "info"}
        title="The design is ready for review"
        action={
          <>
            <ButtonLink to={getPath(`/projects/${project.id}/review`)}>Compare</ButtonLink>
            <ButtonLink to={getPath(`/designs/${design.id}/edit`)}>Edit</ButtonLink>
            {hasRole("ADMIN") && (
              <>
                <Button onClick={() => setOpenDialog("changes")}>Request changes</Button>
                <Button variant="primary" onClick={() => setOpenDialog("approve")}>
                  Approve
                </Button>
              </>
            )}
          </>
        }
      >
        {errors > 0
          ? `The audit has ${pluralize(errors, "open error")}. Fix or waive ${errors === 1 ? "it" : "them"} before you approve the design.`
          : hasRole("ADMIN")
            ? "All parts are complete and audited. Compare the design with the live one, then decide."
            : decisionRoleNote}
      </Notice>
      <ApproveDesign
        project={project}
        design={design}
        isOpen={openDialog === "approve"}
        onClose={() => setOpenDialog(undefined)}
      />
      <RequestChanges
        project={project}
        design={design}
        isOpen={openDialog === "changes"}
        onClose={() => setOpenDialog(undefined)}
      />
    </>
  );
}
