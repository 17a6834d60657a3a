import { useChange } from "#/doors/console/app/api/use-change";
import { TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { askSession } from "#/doors/console/app/state/session";
import { useWorkspace } from "#/doors/console/app/state/workspace";
import { useState } from "react";

/** Gives the workspace another name. */
export function RenameWorkspace() {
  const { id, name } = useWorkspace();
  const [value, setValue] = useState(name);
  const { run, isBusy, problem } = useChange("update_workspace", {
    inForm: true,
    says: (workspace) => `The workspace is called ${workspace.name} now.`,
    refreshes: ["get_workspace"],
  });
  const submit = async () => {
    const renamed = await run({ id, name: value });
    if (!renamed) return;
    // What was typed meanwhile stays.
    setValue((now) => (now === value ? renamed.name : now));
    await askSession();
  };
  const atName = problemOf(problem, "name", "The name");
  return (
    <Form onSubmit={submit} submit="Rename" isBusy={isBusy} problem={atName ? undefined : problem}>
      <TextField
        label="Name"
        name="workspace-name"
        autoComplete="off"
        hint="The slug stays as it is, so that addresses and scripts go on working."
        value={value}
        problem={atName}
        onChange={setValue}
      />
    </Form>
  );
}
