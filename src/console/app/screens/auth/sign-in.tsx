import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { navigate } from "#/console/app/router/location";
import { AuthPage } from "#/console/app/screens/auth/auth-page";
import { useFormDraft } from "#/console/app/state/form-draft";
import { setSession } from "#/console/app/state/session";

/** Where to go after signing in: a path of the console only. */
function getNextPath(): string {
  const next = new URLSearchParams(location.search).get("next") ?? "/";
  return /^\/(?!\/)/.test(next) ? next : "/";
}

/** Signing in, and back to the screen that asked for it. */
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
    <AuthPage title="Sign in" foot="A forgotten password: ask an owner or admin of your workspace for a reset link.">
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
    </AuthPage>
  );
}
