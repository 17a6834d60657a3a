import type { IssuedWebhookEndpoint, WebhookEndpoint, WholeWebhookDelivery } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button, ButtonLink } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { Notice } from "#/console/app/components/notice";
import { formatRelativeTime } from "#/console/app/components/time";
import { navigate } from "#/console/app/router/location";
import { type EndpointFields, EndpointForm, workspaceEvents } from "#/console/app/screens/settings/webhooks/endpoint-form";
import { OneTimeSecretDialog } from "#/console/app/screens/settings/webhooks/secret-dialogs";
import { Attempts, getHost } from "#/console/app/screens/settings/webhooks/webhook-status";
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
        "Store it in your receiver, which uses it to verify that deliveries come from Livery. Owners and admins can " +
        "view it again; the audit log records that."
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

type TestDialogProps = {
  readonly endpointId: string;
  /** The result of the test; the dialog is open while it is set. */
  readonly delivery: WholeWebhookDelivery | undefined;
  readonly onClose: () => void;
};

/** Shows the result of a test delivery. */
export function TestDialog({ endpointId, delivery, onClose }: TestDialogProps) {
  const { getPath } = useWorkspace();
  return (
    <Dialog
      title="Test delivery"
      isOpen={delivery !== undefined}
      onClose={onClose}
      actions={
        delivery && (
          <>
            <ButtonLink variant="quiet" to={getPath(`/webhooks/${endpointId}/deliveries/${delivery.id}`)}>
              View delivery
            </ButtonLink>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      {delivery && (
        <div className="stack">
          {delivery.status === "SUCCEEDED" ? (
            <Notice tone="success" title="Delivered">
              The receiver accepted the test.
            </Notice>
          ) : (
            <Notice tone="danger" title="Delivery failed">
              {delivery.nextAttemptAt === null
                ? "There will be no retry."
                : `The next attempt is ${formatRelativeTime(delivery.nextAttemptAt)}. See the delivery log for its result.`}
            </Notice>
          )}
          <Attempts attempts={delivery.attempts} />
        </div>
      )}
    </Dialog>
  );
}
