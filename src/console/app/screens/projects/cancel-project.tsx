import type { Project } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";

type CancelProjectProps = { readonly project: Project; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks for confirmation before a project is cancelled. */
export function CancelProject({ project: { id, name }, isOpen, onClose }: CancelProjectProps) {
  const cancel = useMutation("cancel_project", {
    inForm: true,
    invalidates: ["get_project", "get_design", "list_projects", "list_brand_designs"],
    successMessage: () => `${name} is cancelled.`,
  });
  return (
    <ConfirmDialog
      title={`Cancel ${name}?`}
      confirm="Cancel project"
      isOpen={isOpen}
      onClose={() => {
        cancel.clear();
        onClose();
      }}
      onConfirm={async () => (await cancel.run({ id })) !== undefined}
      problem={cancel.problem}
    >
      <p>A cancelled project cannot be resumed. Its work stays visible, and you can start a new design from its brief.</p>
    </ConfirmDialog>
  );
}
