import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { navigate } from "#/console/app/router/location";
import { AuthPage } from "#/console/app/screens/auth/auth-page";
import { useFormDraft } from "#/console/app/state/form-draft";
import { setSession } from "#/console/app/state/session";

/** The path to open after sign-in; only paths within the console are accepted. */
function getNextPath(): string {
  const next = new URLSearchParams(location.search).get("next") ?? "/";
  return /^\/(?!\/)/.test(next) ? next : "/";
}

/** Signs in and returns to the screen that asked for it. */
export function SignIn() {
  const { values, set, reset } = useFormDraft("sign-in", { email: "", password: "" }, { secret: ["password"] });
  const { run, isBusy, problem } = useMutation("sign_in", { inForm: true });
  const submit = async () => {
    const session = await run(values);
    if (!session) return;
    const next = getNextPath();
    reset();
    setSession(session);
    navigate(next, { replace: true });
  };
  return (
    <AuthPage title="Sign in" foot="Forgot your password? Ask an owner or admin of your workspace for a reset link.">
      <Form onSubmit={submit} submit="Sign in" isBusy={isBusy} problem={problem}>
        <TextField
          label="Email address"
          name="email"
          type="email"
          required
          autoComplete="username"
          value={values.email}
          onChange={(email) => set("email", email)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => set("password", password)}
        />
      </Form>
    </AuthPage>
  );
}
