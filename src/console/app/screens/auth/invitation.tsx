import { useState } from "react";
import type { OpenInvitation } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { getErrorMessage } from "#/console/app/api/call-operation";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { Notice } from "#/console/app/components/notice";
import { Skeleton } from "#/console/app/components/skeleton";
import { formatRelativeTime } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { navigate } from "#/console/app/router/location";
import { AuthPage, getLinkToken } from "#/console/app/screens/auth/auth-page";
import { setSession, useSessionState } from "#/console/app/state/session";
import { showToast } from "#/console/app/state/toasts";
import { roleLabels } from "#/console/app/state/workspace";

/** Accepts an invitation to a workspace. */
export function Invitation() {
  const [token] = useState(getLinkToken);
  const { data, failure } = useQuery("get_invitation", { token });
  if (data) return <JoinForm token={token} invitation={data} />;
  return (
    <AuthPage title="Join a workspace" foot={failure !== undefined && <Link to="/sign-in">Sign in</Link>}>
      {failure === undefined ? <Skeleton lines={3} /> : <Notice tone="danger">{getErrorMessage(failure)}</Notice>}
    </AuthPage>
  );
}

function JoinForm({ token, invitation }: { readonly token: string; readonly invitation: OpenInvitation }) {
  const { workspace, email, role, expiresAt, hasAccount } = invitation;
  const state = useSessionState();
  const isSignedIn = state.kind === "signed-in" && state.session.user.email === email;
  const [password, setPassword] = useState("");
  const { run, isBusy, problem } = useMutation("accept_invitation", { inForm: true });
  const submit = async () => {
    const session = await run({ token, ...(!isSignedIn && { password }) });
    if (!session) return;
    setSession(session);
    showToast(`You joined ${workspace.name}.`);
    navigate(`/w/${workspace.slug}`, { replace: true });
  };
  const passwordProblem = getFieldProblem(problem, "password", "Password");
  return (
    <AuthPage
      title={`Join ${workspace.name}`}
      lead={`${email} is invited as ${roleLabels[role].toLowerCase()}. The link expires ${formatRelativeTime(expiresAt)}.`}
    >
      <Form onSubmit={submit} submit={`Join ${workspace.name}`} isBusy={isBusy} problem={passwordProblem ? undefined : problem}>
        <input
          type="email"
          className="unseen"
          name="email"
          autoComplete="username"
          aria-label="Email address"
          readOnly
          tabIndex={-1}
          value={email}
        />
        {!isSignedIn && (
          <TextField
            label={hasAccount ? "Your password" : "Choose a password"}
            name="password"
            type="password"
            required
            minLength={hasAccount ? undefined : 10}
            autoComplete={hasAccount ? "current-password" : "new-password"}
            hint={hasAccount ? "This email address already has an account." : "At least 10 characters."}
            value={password}
            problem={passwordProblem}
            onChange={setPassword}
          />
        )}
      </Form>
    </AuthPage>
  );
}
