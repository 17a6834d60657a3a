import { useChange } from "#/doors/console/app/api/use-change";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { goTo } from "#/doors/console/app/router/location";
import { Entry } from "#/doors/console/app/screens/entry/entry";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { beginSession } from "#/doors/console/app/state/session";

/** Where to go after signing in: a path of the console only. */
function nextPath(): string {
  const next = new URLSearchParams(location.search).get("next") ?? "/";
  return /^\/(?!\/)/.test(next) ? next : "/";
}

/** Signing in, and back to the screen that asked for it. */
export function SignIn() {
  const { values, set, reset } = useKeptForm("sign-in", { email: "", password: "" }, { secret: ["password"] });
  const { run, isBusy, problem } = useChange("sign_in", { inForm: true });
  const submit = async () => {
    const session = await run(values);
    if (!session) return;
    const next = nextPath();
    reset();
    beginSession(session);
    goTo(next, { replace: true });
  };
  return (
    <Entry title="Sign in" foot="A forgotten password: ask an owner or admin of your workspace for a reset link.">
      <Form onSubmit={submit} submit="Sign in" isBusy={isBusy} problem={problem}>
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="username"
          value={values.email}
          onChange={(email) => set("email", email)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => set("password", password)}
        />
      </Form>
    </Entry>
  );
}
