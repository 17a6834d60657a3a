import { useChange } from "#/doors/console/app/api/use-change";
import { TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { Link } from "#/doors/console/app/router/link";
import { goTo } from "#/doors/console/app/router/location";
import { Entry, tokenOfLink } from "#/doors/console/app/screens/entry/entry";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { beginSession } from "#/doors/console/app/state/session";
import { tell } from "#/doors/console/app/state/toasts";

/** The first workspace and its owner, by the link that the server prints at its first start. */
export function SetUp() {
  const { values, set, reset } = useKeptForm("set-up", { workspace: "", email: "", password: "" }, { secret: ["password"] });
  const { run, isBusy, problem } = useChange("set_up", { inForm: true });
  const submit = async () => {
    const session = await run({ token: tokenOfLink(), ...values });
    if (!session) return;
    reset();
    beginSession(session);
    tell("The workspace is ready and you are signed in.");
    goTo("/", { replace: true });
  };
  const at = {
    workspace: problemOf(problem, "workspace", "The workspace’s name"),
    email: problemOf(problem, "email", "The address"),
    password: problemOf(problem, "password", "The password"),
  };
  const isAtField = Object.values(at).some((found) => found !== undefined);
  return (
    <Entry
      title="Set up Livery"
      lead="The first workspace, and you as its owner."
      foot={
        <>
          It is set up already? <Link to="/sign-in">Sign in</Link>
        </>
      }
    >
      <Form onSubmit={submit} submit="Set up" isBusy={isBusy} problem={isAtField ? undefined : problem}>
        <TextField
          label="Workspace"
          name="workspace"
          autoComplete="organization"
          hint="Your company or team. It can be renamed."
          value={values.workspace}
          problem={at.workspace}
          onChange={(workspace) => set("workspace", workspace)}
        />
        <TextField
          label="Your e-mail address"
          name="email"
          type="email"
          autoComplete="username"
          value={values.email}
          problem={at.email}
          onChange={(email) => set("email", email)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="Ten characters or more."
          value={values.password}
          problem={at.password}
          onChange={(password) => set("password", password)}
        />
      </Form>
    </Entry>
  );
}
