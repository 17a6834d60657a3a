import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { refreshSession } from "#/console/app/state/session";
import { useWorkspace } from "#/console/app/state/workspace";
import { useState } from "react";

/** Gives the workspace another name. */
export function RenameWorkspace() {
  const { id, name } = useWorkspace();
  const [value, setValue] = useState(name);
  const { run, isBusy, problem } = useMutation("update_workspace", {
    inForm: true,
    successMessage: (workspace) => `The workspace is called ${workspace.name} now.`,
    invalidates: ["get_workspace"],
  });
  const submit = async () => {
    const renamed = await run({ id, name: value });
    if (!renamed) return;
    // What was typed meanwhile stays.
    setValue((now) => (now === value ? renamed.name : now));
    await refreshSession();
  };
  const nameProblem = getFieldProblem(problem, "name", "The name");
  return (
    <Form onSubmit={submit} submit="Rename" isBusy={isBusy} problem={nameProblem ? undefined : problem}>
      <TextField
        label="Name"
        name="workspace-name"
        autoComplete="off"
        hint="The slug stays as it is, so that addresses and scripts go on working."
        value={value}
        problem={nameProblem}
        onChange={setValue}
      />
    </Form>
  );
}
