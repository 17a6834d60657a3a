import { useMutation } from "#/console/app/api/use-mutation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { Link } from "#/console/app/router/link";
import { navigate } from "#/console/app/router/location";
import { AuthPage, getLinkToken } from "#/console/app/screens/auth/auth-page";
import { useFormDraft } from "#/console/app/state/form-draft";
import { setSession } from "#/console/app/state/session";
import { showToast } from "#/console/app/state/toasts";

/** The first workspace and its owner, by the link that the server prints at its first start. */
export function SetUp() {
  const { values, set, reset } = useFormDraft("set-up", { workspace: "", email: "", password: "" }, { secret: ["password"] });
  const { run, isBusy, problem } = useMutation("set_up", { inForm: true });
  const submit = async () => {
    const session = await run({ token: getLinkToken(), ...values });
    if (!session) return;
    reset();
    setSession(session);
    showToast("The workspace is ready and you are signed in.");
    navigate("/", { replace: true });
  };
  const fieldProblems = {
    workspace: getFieldProblem(problem, "workspace", "The workspace’s name"),
    email: getFieldProblem(problem, "email", "The address"),
    password: getFieldProblem(problem, "password", "The password"),
  };
  const hasFieldProblem = Object.values(fieldProblems).some((found) => found !== undefined);
  return (
    <AuthPage
      title="Set up Livery"
      lead="The first workspace, and you as its owner."
      foot={
        <>
          It is set up already? <Link to="/sign-in">Sign in</Link>
        </>
      }
    >
      <Form onSubmit={submit} submit="Set up" isBusy={isBusy} problem={hasFieldProblem ? undefined : problem}>
        <TextField
          label="Workspace"
          name="workspace"
          autoComplete="organization"
          hint="Your company or team. It can be renamed."
          value={values.workspace}
          problem={fieldProblems.workspace}
          onChange={(workspace) => set("workspace", workspace)}
        />
        <TextField
          label="Your e-mail address"
          name="email"
          type="email"
          autoComplete="username"
          value={values.email}
          problem={fieldProblems.email}
          onChange={(email) => set("email", email)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="Ten characters or more."
          value={values.password}
          problem={fieldProblems.password}
          onChange={(password) => set("password", password)}
        />
      </Form>
    </AuthPage>
  );
}
