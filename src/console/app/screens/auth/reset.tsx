import { useState } from "react";
import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { navigate } from "#/console/app/router/location";
import { AuthPage, getLinkToken } from "#/console/app/screens/auth/auth-page";
import { showToast } from "#/console/app/state/toasts";

/** A new password by a one-time link that an owner or admin handed over. */
export function Reset() {
  const [password, setPassword] = useState("");
  const { run, isBusy, problem } = useMutation("reset_password", { inForm: true });
  const submit = async () => {
    if (!(await run({ token: getLinkToken(), password }))) return;
    showToast("The password is set. Sign in with it.");
    navigate("/sign-in", { replace: true });
  };
  const passwordProblem = getFieldProblem(problem, "password", "The password");
  return (
    <AuthPage title="Choose a new password" lead="Every session of yours ends when it is set.">
      <Form onSubmit={submit} submit="Set the password" isBusy={isBusy} problem={passwordProblem ? undefined : problem}>
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="Ten characters or more."
          value={password}
          problem={passwordProblem}
          onChange={setPassword}
        />
      </Form>
    </AuthPage>
  );
}
