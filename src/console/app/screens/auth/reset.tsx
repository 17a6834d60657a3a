import { useState } from "react";
import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { navigate } from "#/console/app/router/location";
import { AuthPage, getLinkToken } from "#/console/app/screens/auth/auth-page";
import { showToast } from "#/console/app/state/toasts";

/** Sets a new password with the one-time link of an owner or admin. */
export function Reset() {
  const [password, setPassword] = useState("");
  const { run, isBusy, problem } = useMutation("reset_password", { inForm: true });
  const submit = async () => {
    if (!(await run({ token: getLinkToken(), password }))) return;
    showToast("Password changed. Sign in with your new password.");
    navigate("/sign-in", { replace: true });
  };
  const passwordProblem = getFieldProblem(problem, "password", "Password");
  return (
    <AuthPage title="Choose a new password" lead="All your sessions end when you set it.">
      <Form onSubmit={submit} submit="Set password" isBusy={isBusy} problem={passwordProblem ? undefined : problem}>
        <TextField
          label="New password"
          name="password"
          type="password"
          required
          minLength={10}
          autoComplete="new-password"
          hint="At least 10 characters."
          value={password}
          problem={passwordProblem}
          onChange={setPassword}
        />
      </Form>
    </AuthPage>
  );
}
