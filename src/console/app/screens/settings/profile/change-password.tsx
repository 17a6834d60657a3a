import { useState } from "react";
import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { useSession } from "#/console/app/state/session";

/** Changes the password after checking the current one. */
export function ChangePassword() {
  const { user } = useSession();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const { run, isBusy, problem, problemStatus } = useMutation("change_password", {
    inForm: true,
    invalidates: ["list_sessions"],
    successMessage: () => "Password changed. Your other sessions have ended.",
  });
  const submit = async () => {
    if (!(await run({ current, new: next }))) return;
    setCurrent("");
    setNext("");
  };
  const currentPasswordProblem =
    getFieldProblem(problem, "current", "Current password") ?? (problemStatus === 403 ? problem : undefined);
  const newPasswordProblem = getFieldProblem(problem, "new", "New password");
  return (
    <Form
      onSubmit={submit}
      submit="Change password"
      isBusy={isBusy}
      problem={currentPasswordProblem || newPasswordProblem ? undefined : problem}
    >
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <TextField
        label="Current password"
        type="password"
        required
        name="current-password"
        autoComplete="current-password"
        value={current}
        problem={currentPasswordProblem}
        onChange={setCurrent}
      />
      <TextField
        label="New password"
        type="password"
        required
        minLength={10}
        name="new-password"
        autoComplete="new-password"
        hint="At least 10 characters."
        value={next}
        problem={newPasswordProblem}
        onChange={setNext}
      />
    </Form>
  );
}
