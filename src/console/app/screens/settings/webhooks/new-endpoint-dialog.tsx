import type { IssuedWebhookEndpoint } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { navigate } from "#/console/app/router/location";
import { EndpointForm, type EndpointFields } from "#/console/app/screens/settings/webhooks/endpoint-form";
import { workspaceEvents } from "#/console/app/screens/settings/webhooks/event-descriptions";
import { OneTimeSecretDialog } from "#/console/app/screens/settings/webhooks/one-time-secret-dialog";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

/** Adds an endpoint, shows its signing secret, and opens the endpoint. */
export function NewEndpointDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { getPath } = useWorkspace();
  return (
    <OneTimeSecretDialog<IssuedWebhookEndpoint>
      title="Add endpoint"
      isOpen={isOpen}
      onClose={(issued) => {
        onClose();
        if (issued) navigate(getPath(`/webhooks/${issued.id}`));
      }}
      getUrl={({ url }) => url}
      getNote={() =>
        "Store it in your receiver, which uses it to verify that deliveries come from Livery. Owners and admins can view it again; the audit log records that."
      }
    >
      {(showSecret, close) => <NewEndpointForm onIssued={showSecret} onClose={close} />}
    </OneTimeSecretDialog>
  );
}

const initialValues: EndpointFields = { url: "", description: "", events: workspaceEvents };

function NewEndpointForm({
  onIssued,
  onClose,
}: {
  readonly onIssued: (issued: IssuedWebhookEndpoint) => void;
  readonly onClose: () => void;
}) {
  const { id } = useWorkspace();
  const { values, set, reset } = useFormDraft(`endpoint-${id}`, initialValues);
  const { run, isBusy, problem, problemStatus } = useMutation("create_webhook_endpoint", {
    inForm: true,
    invalidates: ["list_webhook_endpoints"],
  });
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
      submit="Add endpoint"
      onSubmit={submit}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
      problemStatus={problemStatus}
    />
  );
}
