import type { DesignDetails, Project } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { projectQueries } from "#/console/app/screens/projects/project-queries";

type ApproveDesignProps = {
  readonly project: Project;
  readonly design: DesignDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks for confirmation: an approved design never changes and may go live. */
export function ApproveDesign({ project, design, isOpen, onClose }: ApproveDesignProps) {
  const approve = useMutation("approve_project", {
    inForm: true,
    invalidates: projectQueries,
    successMessage: ({ version }) => `${design.name} is approved as ${version.number}.`,
  });
  return (
    <ConfirmDialog
      title={`Approve ${design.name}?`}
      confirm="Approve"
      isDanger={false}
      isOpen={isOpen}
      onClose={() => {
        approve.clear();
        onClose();
      }}
      onConfirm={async () => (await approve.run({ id: project.id, review: "DESIGN_REVIEW" })) !== undefined}
      problem={approve.problem}
    >
      <p>
        An approved design cannot be changed. To change it later, create a new design. The brand goes live with this design,
        unless a published or pinned design is live already. You can publish it as a release next.
      </p>
    </ConfirmDialog>
  );
}
