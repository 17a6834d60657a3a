import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { Link } from "#/console/app/router/link";
import { navigate } from "#/console/app/router/location";
import { AuthPage, getLinkToken } from "#/console/app/screens/auth/auth-page";
import { useFormDraft } from "#/console/app/state/form-draft";
import { setSession } from "#/console/app/state/session";
import { showToast } from "#/console/app/state/toasts";

/**
 * Creates the first workspace and its owner, with the link that the server prints on its first
 * start.
 */
export function SetUp() {
  const { values, set, reset } = useFormDraft("set-up", { workspace: "", email: "", password: "" }, { secret: ["password"] });
  const { run, isBusy, problem } = useMutation("set_up", { inForm: true });
  const submit = async () => {
    const session = await run({ token: getLinkToken(), ...values });
    if (!session) return;
    reset();
    setSession(session);
    showToast("Your workspace is ready.");
    navigate("/", { replace: true });
  };
  const fieldProblems = {
    workspace: getFieldProblem(problem, "workspace", "Workspace name"),
    email: getFieldProblem(problem, "email", "Email address"),
    password: getFieldProblem(problem, "password", "Password"),
  };
  const hasFieldProblem = Object.values(fieldProblems).some((found) => found !== undefined);
  return (
    <AuthPage
      title="Set up Livery"
      lead="Create the first workspace and your owner account."
      foot={
        <>
          Already set up? <Link to="/sign-in">Sign in</Link>
        </>
      }
    >
      <Form onSubmit={submit} submit="Set up" isBusy={isBusy} problem={hasFieldProblem ? undefined : problem}>
        <TextField
          label="Workspace name"
          name="workspace"
          required
          autoComplete="organization"
          hint="Your company or team. You can rename it later."
          value={values.workspace}
          problem={fieldProblems.workspace}
          onChange={(workspace) => set("workspace", workspace)}
        />
        <TextField
          label="Email address"
          name="email"
          type="email"
          required
          autoComplete="username"
          value={values.email}
          problem={fieldProblems.email}
          onChange={(email) => set("email", email)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          minLength={10}
          autoComplete="new-password"
          hint="At least 10 characters."
          value={values.password}
          problem={fieldProblems.password}
          onChange={(password) => set("password", password)}
        />
      </Form>
    </AuthPage>
  );
}
