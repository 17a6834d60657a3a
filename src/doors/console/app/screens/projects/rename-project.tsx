import type { DesignDetails, Project } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

type RenameProjectProps = {
  readonly project: Project;
  readonly design: DesignDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Another name for a design, and for the project that makes it. */
export const RenameProject = ({ project, design, isOpen, onClose }: RenameProjectProps) => (
  <Dialog title="Rename the design" isOpen={isOpen} onClose={onClose}>
    <Name project={project} design={design} onClose={onClose} />
  </Dialog>
);

function Name({ project, design, onClose }: Omit<RenameProjectProps, "isOpen">) {
  const { values, set, reset } = useKeptForm(`rename-${design.id}`, { name: design.name });
  const update = useChange("update_design", {
    inForm: true,
    refreshes: moved,
    says: ({ design: saved }) => `The design is called ${saved.name} now.`,
  });
  const renamed = useChange("update_project", { inForm: true, refreshes: moved });
  return (
    <Form
      submit="Rename"
      isBusy={update.isBusy}
      problem={update.problem}
      onSubmit={async () => {
        if (!(await update.run({ id: design.id, name: values.name }))) return;
        if (project.name !== design.name && !(await renamed.run({ id: project.id, name: values.name }))) return;
        reset();
        onClose();
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        hint="It tells this design from the others of the brand."
        value={values.name}
        onChange={(value) => set("name", value)}
        maxLength={120}
        required
      />
    </Form>
  );
}
