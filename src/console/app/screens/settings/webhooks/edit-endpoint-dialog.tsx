import type { WebhookEndpoint } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Dialog } from "#/console/app/components/dialog";
import { EndpointForm, type EndpointFields } from "#/console/app/screens/settings/webhooks/endpoint-form";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

type EditEndpointProps = { readonly endpoint: WebhookEndpoint; readonly onClose: () => void };

/** Edits an endpoint's URL, description and events. */
export function EditEndpointDialog({ isOpen, ...rest }: EditEndpointProps & { readonly isOpen: boolean }) {
  return (
    <Dialog title={`Edit ${getHost(rest.endpoint.url)}`} isOpen={isOpen} onClose={rest.onClose}>
      <EditEndpointForm {...rest} />
    </Dialog>
  );
}

function EditEndpointForm({ endpoint, onClose }: EditEndpointProps) {
  const { id } = useWorkspace();
  const initialValues: EndpointFields = { url: endpoint.url, description: endpoint.description ?? "", events: endpoint.events };
  const { values, set, reset } = useFormDraft(`endpoint-${endpoint.id}`, initialValues);
  const { run, isBusy, problem, problemStatus } = useMutation("update_webhook_endpoint", {
    inForm: true,
    successMessage: () => "Endpoint updated. Pending deliveries go to its current URL.",
    invalidates: ["get_webhook_endpoint", "list_webhook_endpoints"],
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
      submit="Save"
      onSubmit={submit}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
      problemStatus={problemStatus}
    />
  );
}
