import { useState } from "react";
import { invalidateQueries } from "#/console/app/api/queries";
import { callOperation, getEtag } from "#/console/app/api/call-operation";
import { StaleNotice } from "#/console/app/components/stale-notice";
import { showErrorToast } from "#/console/app/state/toasts";
import type { DesignDetails, Project } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { useFormDraft } from "#/console/app/state/form-draft";

type RenameProjectProps = {
  readonly project: Project;
  readonly design: DesignDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Renames a design and its project. */
export const RenameProject = ({ project, design, isOpen, onClose }: RenameProjectProps) => (
  <Dialog title="Rename design" isOpen={isOpen} onClose={onClose}>
    <RenameForm project={project} design={design} onClose={onClose} />
  </Dialog>
);

function RenameForm({ project, design, onClose }: Omit<RenameProjectProps, "isOpen">) {
  const { values, set, reset } = useFormDraft(`rename-${design.id}`, { name: design.name });
  const [ifMatch, setIfMatch] = useState(() => getEtag("get_design", { id: design.id }));
  const designUpdate = useMutation("update_design", {
    inForm: true,
    ifMatch,
    invalidates: projectQueries,
    successMessage: ({ design: saved }) => `The design is now called ${saved.name}.`,
  });
  const projectUpdate = useMutation("update_project", { inForm: true, invalidates: projectQueries });
  const send = async (isForced: boolean) => {
    if (!(await designUpdate.run({ id: design.id, name: values.name }, { isForced }))) return;
    if (project.name !== design.name && !(await projectUpdate.run({ id: project.id, name: values.name }))) return;
    reset();
    onClose();
  };
  const reload = async () => {
    try {
      set("name", (await callOperation("get_design", { id: design.id })).name);
      setIfMatch(getEtag("get_design", { id: design.id }));
      designUpdate.clear();
      void invalidateQueries(...projectQueries);
    } catch (thrown) {
      showErrorToast(thrown);
    }
  };
  return (
    <Form
      submit="Rename"
      isBusy={designUpdate.isBusy}
      problem={designUpdate.problem}
      onSubmit={() => send(false)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        hint="Distinguishes this design from the brand's others."
        value={values.name}
        onChange={(value) => set("name", value)}
        maxLength={120}
        required
      />
      {designUpdate.isStale && (
        <StaleNotice onReload={() => void reload()} onKeep={() => void send(true)} isBusy={designUpdate.isBusy} />
      )}
    </Form>
  );
}
