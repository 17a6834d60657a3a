import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { refreshSession } from "#/console/app/state/session";
import { useWorkspace } from "#/console/app/state/workspace";
import { useState } from "react";

export function RenameWorkspace() {
  const { id, name } = useWorkspace();
  const [value, setValue] = useState(name);
  const { run, isBusy, problem } = useMutation("update_workspace", {
    inForm: true,
    successMessage: (workspace) => `The workspace is now called ${workspace.name}.`,
    invalidates: ["get_workspace"],
  });
  const submit = async () => {
    const renamed = await run({ id, name: value });
    if (!renamed) return;
    // Keeps what was typed in the meantime.
    setValue((now) => (now === value ? renamed.name : now));
    await refreshSession();
  };
  const nameProblem = getFieldProblem(problem, "name", "Name");
  return (
    <Form onSubmit={submit} submit="Rename" isBusy={isBusy} problem={nameProblem ? undefined : problem}>
      <TextField
        label="Name"
        required
        name="workspace-name"
        autoComplete="off"
        hint="The slug does not change, so existing links and scripts keep working."
        value={value}
        problem={nameProblem}
        onChange={setValue}
      />
    </Form>
  );
}
