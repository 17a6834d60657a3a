import { useState } from "react";
import { useChange } from "#/doors/console/app/api/use-change";
import { TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { useSession } from "#/doors/console/app/state/session";

/** Sets a new password, once the one until now was proven. */
export function ChangePassword() {
  const { user } = useSession();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const { run, isBusy, problem } = useChange("change_password", {
    inForm: true,
    refreshes: ["list_sessions"],
    says: () => "The new password holds from now on, and every other session of yours has ended.",
  });
  const submit = async () => {
    if (!(await run({ current, new: next }))) return;
    setCurrent("");
    setNext("");
  };
  const atCurrent =
    problemOf(problem, "current", "The password") ?? (problem?.startsWith("The current password") ? problem : undefined);
  const atNew = problemOf(problem, "new", "The new password");
  return (
    <Form onSubmit={submit} submit="Change the password" isBusy={isBusy} problem={atCurrent || atNew ? undefined : problem}>
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <TextField
        label="Password until now"
        type="password"
        name="current-password"
        autoComplete="current-password"
        value={current}
        problem={atCurrent}
        onChange={setCurrent}
      />
      <TextField
        label="New password"
        type="password"
        name="new-password"
        autoComplete="new-password"
        hint="At least ten characters"
        value={next}
        problem={atNew}
        onChange={setNext}
      />
    </Form>
  );
}
