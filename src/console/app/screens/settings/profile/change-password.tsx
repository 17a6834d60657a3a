import { useState } from "react";
import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { useSession } from "#/console/app/state/session";

/** Sets a new password, once the one until now was proven. */
export function ChangePassword() {
  const { user } = useSession();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const { run, isBusy, problem } = useMutation("change_password", {
    inForm: true,
    invalidates: ["list_sessions"],
    successMessage: () => "The new password holds from now on, and every other session of yours has ended.",
  });
  const submit = async () => {
    if (!(await run({ current, new: next }))) return;
    setCurrent("");
    setNext("");
  };
  const currentPasswordProblem =
    getFieldProblem(problem, "current", "The password") ?? (problem?.startsWith("The current password") ? problem : undefined);
  const newPasswordProblem = getFieldProblem(problem, "new", "The new password");
  return (
    <Form
      onSubmit={submit}
      submit="Change the password"
      isBusy={isBusy}
      problem={currentPasswordProblem || newPasswordProblem ? undefined : problem}
    >
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <TextField
        label="Password until now"
        type="password"
        name="current-password"
        autoComplete="current-password"
        value={current}
        problem={currentPasswordProblem}
        onChange={setCurrent}
      />
      <TextField
        label="New password"
        type="password"
        name="new-password"
        autoComplete="new-password"
        hint="At least ten characters"
        value={next}
        problem={newPasswordProblem}
        onChange={setNext}
      />
    </Form>
  );
}
