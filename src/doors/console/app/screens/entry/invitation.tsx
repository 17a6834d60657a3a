import { useState } from "react";
import type { OpenInvitation } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { Notice } from "#/doors/console/app/parts/notice";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { distanceOf } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { goTo } from "#/doors/console/app/router/location";
import { Entry, tokenOfLink } from "#/doors/console/app/screens/entry/entry";
import { beginSession, useSessionState } from "#/doors/console/app/state/session";
import { tell } from "#/doors/console/app/state/toasts";
import { roleWords } from "#/doors/console/app/state/workspace";

/** Joining a workspace by an invitation's link. */
export function Invitation() {
  const [token] = useState(tokenOfLink);
  const { data, failure } = useAnswer("get_invitation", { token });
  if (data) return <Join token={token} invitation={data} />;
  return (
    <Entry title="Join a workspace" foot={failure !== undefined && <Link to="/sign-in">Sign in</Link>}>
      {failure === undefined ? <Skeleton lines={3} /> : <Notice tone="danger">{sentenceOf(failure)}</Notice>}
    </Entry>
  );
}

function Join({ token, invitation }: { readonly token: string; readonly invitation: OpenInvitation }) {
  const { workspace, email, role, expiresAt, hasAccount } = invitation;
  const state = useSessionState();
  const isSignedIn = state.kind === "person" && state.session.user.email === email;
  const [password, setPassword] = useState("");
  const { run, isBusy, problem } = useChange("accept_invitation", { inForm: true });
  const submit = async () => {
    const session = await run({ token, ...(!isSignedIn && { password }) });
    if (!session) return;
    beginSession(session);
    tell(`You belong to ${workspace.name} now.`);
    goTo(`/w/${workspace.slug}`, { replace: true });
  };
  const atPassword = problemOf(problem, "password", "The password");
  return (
    <Entry
      title={`Join ${workspace.name}`}
      lead={`${email} is invited as ${roleWords[role].toLowerCase()}. The link ends ${distanceOf(expiresAt)}.`}
    >
      <Form onSubmit={submit} submit={`Join ${workspace.name}`} isBusy={isBusy} problem={atPassword ? undefined : problem}>
        <input
          type="email"
          className="unseen"
          name="email"
          autoComplete="username"
          aria-label="E-mail address"
          readOnly
          tabIndex={-1}
          value={email}
        />
        {!isSignedIn && (
          <TextField
            label={hasAccount ? "Your password here" : "Choose a password"}
            name="password"
            type="password"
            autoComplete={hasAccount ? "current-password" : "new-password"}
            hint={hasAccount ? "This address has an account already." : "Ten characters or more."}
            value={password}
            problem={atPassword}
            onChange={setPassword}
          />
        )}
      </Form>
    </Entry>
  );
}
