import type { Project } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

type RenameProjectProps = { readonly project: Project; readonly isOpen: boolean; readonly onClose: () => void };

/** Another name for a project. */
export const RenameProject = ({ project, isOpen, onClose }: RenameProjectProps) => (
  <Dialog title="Rename the project" isOpen={isOpen} onClose={onClose}>
    <Name project={project} onClose={onClose} />
  </Dialog>
);

function Name({ project: { id, name }, onClose }: Omit<RenameProjectProps, "isOpen">) {
  const { values, set, reset } = useKeptForm(`rename-${id}`, { name });
  const update = useChange("update_project", {
    inForm: true,
    refreshes: ["get_project", "list_projects"],
    says: (saved) => `It is called ${saved.name} now.`,
  });
  return (
    <Form
      submit="Rename"
      isBusy={update.isBusy}
      problem={update.problem}
      onSubmit={async () => {
        if (!(await update.run({ id, name: values.name }))) return;
        reset();
        onClose();
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField label="Name" value={values.name} onChange={(value) => set("name", value)} maxLength={120} required />
    </Form>
  );
}
