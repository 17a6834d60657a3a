import { useState } from "react";
import { useChange } from "#/doors/console/app/api/use-change";
import { TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { goTo } from "#/doors/console/app/router/location";
import { Entry, tokenOfLink } from "#/doors/console/app/screens/entry/entry";
import { tell } from "#/doors/console/app/state/toasts";

/** A new password by a one-time link that an owner or admin handed over. */
export function Reset() {
  const [password, setPassword] = useState("");
  const { run, isBusy, problem } = useChange("reset_password", { inForm: true });
  const submit = async () => {
    if (!(await run({ token: tokenOfLink(), password }))) return;
    tell("The password is set. Sign in with it.");
    goTo("/sign-in", { replace: true });
  };
  const atPassword = problemOf(problem, "password", "The password");
  return (
    <Entry title="Choose a new password" lead="Every session of yours ends when it is set.">
      <Form onSubmit={submit} submit="Set the password" isBusy={isBusy} problem={atPassword ? undefined : problem}>
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="Ten characters or more."
          value={password}
          problem={atPassword}
          onChange={setPassword}
        />
      </Form>
    </Entry>
  );
}
