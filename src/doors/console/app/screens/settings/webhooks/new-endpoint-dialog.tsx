import type { IssuedWebhookEndpoint } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { goTo } from "#/doors/console/app/router/location";
import { EndpointForm, type EndpointFields } from "#/doors/console/app/screens/settings/webhooks/endpoint-form";
import { workspaceEvents } from "#/doors/console/app/screens/settings/webhooks/event-words";
import { SecretOnceDialog } from "#/doors/console/app/screens/settings/webhooks/secret-once-dialog";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Adds an endpoint, shows its signing secret, and goes on to the endpoint, where a test can be sent. */
export function NewEndpointDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { path } = useWorkspace();
  return (
    <SecretOnceDialog<IssuedWebhookEndpoint>
      title="Add an endpoint"
      isOpen={isOpen}
      onClose={(issued) => {
        onClose();
        if (issued) goTo(path(`/webhooks/${issued.id}`));
      }}
      addressOf={({ url }) => url}
      note={() =>
        "Put it where the receiver reads it: it checks with the secret that a delivery comes from here. Owners and admins can look it up again, which the audit log tells."
      }
    >
      {(take, close) => <Details onIssued={take} onClose={close} />}
    </SecretOnceDialog>
  );
}

const first: EndpointFields = { url: "", description: "", events: workspaceEvents };

function Details({
  onIssued,
  onClose,
}: {
  readonly onIssued: (issued: IssuedWebhookEndpoint) => void;
  readonly onClose: () => void;
}) {
  const { id } = useWorkspace();
  const { values, set, reset } = useKeptForm(`endpoint-${id}`, first);
  const { run, isBusy, problem } = useChange("create_webhook_endpoint", { inForm: true, refreshes: ["list_webhook_endpoints"] });
  const submit = async () => {
    const issued = await run({ id, ...values });
    if (!issued) return;
    reset();
    onIssued(issued);
  };
  return (
    <EndpointForm
      values={values}
      set={set}
      submit="Add the endpoint"
      onSubmit={submit}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    />
  );
}
