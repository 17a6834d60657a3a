import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { Button, ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { ApproveDesign } from "#/console/app/screens/projects/approve-design";
import { RequestChanges } from "#/console/app/screens/projects/request-changes";
import { decisionRoleNote } from "#/console/app/screens/projects/stages";
import { useWorkspace } from "#/console/app/state/workspace";

type DesignReviewStepProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/** The design's review: compare, send back, or approve. */
export function DesignReviewStep({ project, design }: DesignReviewStepProps) {
  const { may, path } = useWorkspace();
  const [openDialog, setOpenDialog] = useState<"approve" | "changes">();
  const errors = design.audit?.error ?? 0;
  return (
    <>
      <Notice
        tone={errors > 0 ? "warning" : "info"}
        title="The design waits for review"
        action={
          <>
            <ButtonLink to={path(`/projects/${project.id}/review`)}>Side by side</ButtonLink>
            {may("ADMIN") && (
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
          ? `The audit has ${errors} open ${errors === 1 ? "error" : "errors"}: mend or waive them under Audit before it can be approved.`
          : may("ADMIN")
            ? "Everything is made and audited. Compare it with what is public, then decide."
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
