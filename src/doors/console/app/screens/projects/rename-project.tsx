import { useState } from "react";
import { refreshAll } from "#/doors/console/app/api/answers";
import { call, tagOf } from "#/doors/console/app/api/call";
import { StaleNotice } from "#/doors/console/app/parts/stale-notice";
import { tellFailure } from "#/doors/console/app/state/toasts";
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
  const [ifMatch, setIfMatch] = useState(() => tagOf("get_design", { id: design.id }));
  const update = useChange("update_design", {
    inForm: true,
    ifMatch,
    refreshes: moved,
    says: ({ design: saved }) => `The design is called ${saved.name} now.`,
  });
  const renamed = useChange("update_project", { inForm: true, refreshes: moved });
  const send = async (isForced: boolean) => {
    if (!(await update.run({ id: design.id, name: values.name }, { isForced }))) return;
    if (project.name !== design.name && !(await renamed.run({ id: project.id, name: values.name }))) return;
    reset();
    onClose();
  };
  const reload = async () => {
    try {
      set("name", (await call("get_design", { id: design.id })).name);
      setIfMatch(tagOf("get_design", { id: design.id }));
      update.clear();
      void refreshAll(...moved);
    } catch (thrown) {
      tellFailure(thrown);
    }
  };
  return (
    <Form
      submit="Rename"
      isBusy={update.isBusy}
      problem={update.problem}
      onSubmit={() => void send(false)}
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
      {update.isStale && <StaleNotice onReload={() => void reload()} onKeep={() => void send(true)} isBusy={update.isBusy} />}
    </Form>
  );
}
