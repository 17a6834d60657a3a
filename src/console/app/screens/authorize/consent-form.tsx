import { useState } from "react";
import type { AuthorizationRequest } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { CheckboxGroup } from "#/console/app/components/checkbox";
import { EmptyState } from "#/console/app/components/empty-state";
import { Facts } from "#/console/app/components/facts";
import { Form } from "#/console/app/components/form";
import { Notice } from "#/console/app/components/notice";
import { Select } from "#/console/app/components/select";
import { AuthPage } from "#/console/app/screens/auth/auth-page";
import { expiryChoices } from "#/console/app/screens/settings/keys/expiry";
import { type Permission, permissionChoices } from "#/console/app/screens/settings/keys/key-status";
import { navigate } from "#/console/app/router/location";
import { endSession, getDefaultWorkspace, useSession } from "#/console/app/state/session";
import { showErrorToast } from "#/console/app/state/toasts";

type ConsentFormProps = { readonly query: string; readonly request: AuthorizationRequest };

const dayChoices = expiryChoices.filter(({ value }) => value !== "date" && value !== "never");

/** Names the client and what it asks for, and grants the user's choice of it. */
export function ConsentForm({ query, request }: ConsentFormProps) {
  const session = useSession();
  const { client, redirect } = request;
  const [workspaceId, setWorkspaceId] = useState(() => getDefaultWorkspace(session)?.id ?? "");
  const [permissions, setPermissions] = useState<readonly Permission[]>(request.permissions);
  const [days, setDays] = useState("90");
  const [hasTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const { run, isBusy, problem } = useMutation("approve_authorization_request", {
    inForm: true,
    invalidates: ["list_connected_clients"],
  });
  const submit = async () => {
    setTried(true);
    if (permissions.length === 0) return;
    const approval = await run({ query, workspaceId, permissions: [...permissions], days: Number(days) });
    if (!approval) return;
    setDone(true);
    location.assign(approval.redirectUrl);
  };
  if (isDone)
    return (
      <AuthPage title={`${client.name} is connected`} lead="Continue in the client. You can close this page.">
        {null}
      </AuthPage>
    );
  if (session.workspaces.length === 0)
    return (
      <AuthPage title="No workspace">
        <EmptyState title="There is nothing to connect to">
          {session.user.email} is not a member of a workspace. Ask an owner or admin for an invitation.
        </EmptyState>
      </AuthPage>
    );
  return (
    <AuthPage
      title={`Connect ${client.name}?`}
      lead="A program asks to use a workspace on your behalf. It can neither approve nor publish."
      foot={
        <>
          Signed in as {session.user.email}.{" "}
          <Button size="small" onClick={() => void switchUser(query)}>
            Use another account
          </Button>
        </>
      }
    >
      <Form
        onSubmit={submit}
        submit="Connect"
        isBusy={isBusy}
        problem={hasTried && permissions.length === 0 ? "Choose at least one permission, or cancel." : problem}
        actions={<Button onClick={() => location.assign(request.cancelUrl)}>Cancel</Button>}
      >
        <Facts
          rows={[
            ["Client", client.name],
            ["Identity", client.host === null ? "Unverified" : `Verified: ${client.host}`],
            ["Response goes to", describeTarget(redirect)],
          ]}
        />
        <ClientWarning request={request} />
        <Select
          label="Workspace"
          options={session.workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={workspaceId}
          onChange={setWorkspaceId}
        />
        <CheckboxGroup
          label="Permissions"
          options={permissionChoices.filter(({ value }) => request.permissions.includes(value))}
          chosen={permissions}
          onChange={setPermissions}
        />
        <Select label="Access ends" options={dayChoices} value={days} onChange={(value) => setDays(value)} />
      </Form>
    </AuthPage>
  );
}

/** Signs out, and returns to the request after the next sign-in. */
async function switchUser(query: string): Promise<void> {
  try {
    await endSession();
    navigate(`/sign-in?next=${encodeURIComponent(`/authorize?${query}`)}`, { replace: true });
  } catch (thrown) {
    showErrorToast(thrown);
  }
}

function describeTarget({ target, host }: AuthorizationRequest["redirect"]): string {
  if (target === "THIS_DEVICE") return `${host} on this device`;
  return target === "APPLICATION" ? `The application that opens ${host}: links` : host;
}

/** What the user has to know to trust the client. */
function ClientWarning({ request: { client, redirect } }: { readonly request: AuthorizationRequest }) {
  if (client.host === null)
    return (
      <Notice tone="warning" title="This client is not verified">
        It chose its name itself. Continue only if you started this yourself, in a client that you trust.
      </Notice>
    );
  if (redirect.target !== "WEBSITE")
    return (
      <Notice tone="warning" title="Any program on this device can claim to be this client">
        Continue only if you started this yourself, a moment ago.
      </Notice>
    );
  if (redirect.host !== client.host)
    return (
      <Notice tone="warning" title={`The response goes to ${redirect.host}`}>
        {client.host} lists this address as its own. Continue only if you started this yourself.
      </Notice>
    );
  return null;
}
