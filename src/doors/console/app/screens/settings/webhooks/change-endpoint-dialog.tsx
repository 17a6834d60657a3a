import type { WebhookEndpoint } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { EndpointForm, type EndpointFields } from "#/doors/console/app/screens/settings/webhooks/endpoint-form";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type ChangeEndpointProps = { readonly endpoint: WebhookEndpoint; readonly onClose: () => void };

/** Changes where an endpoint is, what it is for, and what it is told of. */
export function ChangeEndpointDialog({ isOpen, ...rest }: ChangeEndpointProps & { readonly isOpen: boolean }) {
  return (
    <Dialog title={`Change ${hostOf(rest.endpoint.url)}`} isOpen={isOpen} onClose={rest.onClose}>
      <Details {...rest} />
    </Dialog>
  );
}

function Details({ endpoint, onClose }: ChangeEndpointProps) {
  const { id } = useWorkspace();
  const first: EndpointFields = { url: endpoint.url, description: endpoint.description ?? "", events: endpoint.events };
  const { values, set, reset } = useKeptForm(`endpoint-${endpoint.id}`, first);
  const { run, isBusy, problem } = useChange("update_webhook_endpoint", {
    inForm: true,
    says: () => "The endpoint is changed. Deliveries that wait go to where it is now.",
    refreshes: ["get_webhook_endpoint", "list_webhook_endpoints"],
  });
  const submit = async () => {
    if (!(await run({ id, endpointId: endpoint.id, ...values }))) return;
    reset();
    onClose();
  };
  return (
    <EndpointForm
      values={values}
      set={set}
      submit="Change it"
      onSubmit={submit}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    />
  );
}
