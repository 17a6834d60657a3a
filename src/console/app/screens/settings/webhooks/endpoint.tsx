import { useState } from "react";
import type { WebhookEndpoint, WholeWebhookDelivery } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useQuery } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Facts } from "#/console/app/components/facts";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { Notice } from "#/console/app/components/notice";
import { PageHeader } from "#/console/app/components/page-header";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Time } from "#/console/app/components/time";
import { navigate, useParam } from "#/console/app/router/location";
import { getServerUrl } from "#/console/app/router/urls";
import { Deliveries } from "#/console/app/screens/settings/webhooks/deliveries";
import { EditEndpointDialog, TestDialog } from "#/console/app/screens/settings/webhooks/endpoint-dialogs";
import { SecretDialog } from "#/console/app/screens/settings/webhooks/secret-dialogs";
import { EndpointStatusBadge, getHost, PausedReason } from "#/console/app/screens/settings/webhooks/webhook-status";
import { useWorkspace } from "#/console/app/state/workspace";

/** A webhook endpoint: its details, actions and deliveries. */
export function Endpoint() {
  const { id, getPath } = useWorkspace();
  const endpointId = useParam("endpoint");
  const endpoint = useQuery("get_webhook_endpoint", { id, endpointId });
  const trail = [{ label: "Webhooks", to: getPath("/webhooks") }];
  return (
    <>
      {!endpoint.data && <PageHeader title="Webhook endpoint" trail={trail} />}
      <QueryBoundary query={endpoint}>{(data) => <EndpointView endpoint={data} trail={trail} />}</QueryBoundary>
    </>
  );
}

type OpenDialog = "change" | "reveal" | "rotate" | "disable" | "delete";
const endpointQueries = ["get_webhook_endpoint", "list_webhook_endpoints", "list_webhook_deliveries"] as const;

function EndpointView({
  endpoint,
  trail,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly trail: readonly { readonly label: string; readonly to: string }[];
}) {
  const { id, hasRole, getPath } = useWorkspace();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [testDelivery, setTestDelivery] = useState<WholeWebhookDelivery>();
  const ids = { id, endpointId: endpoint.id };
  const host = getHost(endpoint.url);
  const test = useMutation("test_webhook_endpoint", { invalidates: endpointQueries });
  const enable = useMutation("enable_webhook_endpoint", {
    successMessage: () => `${host} is enabled.`,
    invalidates: endpointQueries,
  });
  const disable = useMutation("disable_webhook_endpoint", {
    inForm: true,
    successMessage: () => `${host} is disabled.`,
    invalidates: endpointQueries,
  });
  const remove = useMutation("delete_webhook_endpoint", {
    inForm: true,
    successMessage: () => `${host} is deleted.`,
    invalidates: ["list_webhook_endpoints"],
  });
  const isEnabled = endpoint.status === "ENABLED";
  const items: readonly MenuItem[] = [
    { label: "Edit", icon: "settings", run: () => setOpenDialog("change") },
    { label: "Show signing secret", icon: "key", run: () => setOpenDialog("reveal") },
    { label: "Rotate signing secret", icon: "key", run: () => setOpenDialog("rotate") },
    ...(isEnabled ? [{ label: "Disable", icon: "close", beginsGroup: true, run: () => setOpenDialog("disable") } as const] : []),
    { label: "Delete", icon: "remove", isDanger: true, beginsGroup: !isEnabled, run: () => setOpenDialog("delete") },
  ];
  const close = () => {
    disable.clear();
    remove.clear();
    setOpenDialog(undefined);
  };
  return (
    <>
      <PageHeader
        title={host}
        trail={trail}
        state={<EndpointStatusBadge {...endpoint} />}
        lead={hasRole("ADMIN") ? endpoint.description : <MembersNote description={endpoint.description} />}
        actions={
          hasRole("ADMIN") && (
            <>
              <Menu label={`Actions for ${host}`} items={items} />
              {!isEnabled && (
                <Button onClick={() => void enable.run(ids)} isBusy={enable.isBusy}>
                  Enable
                </Button>
              )}
              <Button variant="primary" onClick={async () => setTestDelivery(await test.run(ids))} isBusy={test.isBusy}>
                Send test
              </Button>
            </>
          )
        }
      />
      <EndpointFacts endpoint={endpoint} />
      <Deliveries endpointId={endpoint.id} />
      <TestDialog endpointId={endpoint.id} delivery={testDelivery} onClose={() => setTestDelivery(undefined)} />
      <EditEndpointDialog endpoint={endpoint} isOpen={openDialog === "change"} onClose={close} />
      <SecretDialog
        endpoint={endpoint}
        action={openDialog === "reveal" || openDialog === "rotate" ? openDialog : undefined}
        onClose={close}
      />
      <ConfirmDialog
        title={`Disable ${host}?`}
        confirm="Disable"
        isOpen={openDialog === "disable"}
        problem={disable.problem}
        onClose={close}
        onConfirm={async () => (await disable.run(ids)) !== undefined}
      >
        <p>
          It stops receiving events, and its pending deliveries are cancelled. Its delivery log is kept. You can enable it again.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${host}?`}
        confirm="Delete"
        isOpen={openDialog === "delete"}
        problem={remove.problem}
        onClose={close}
        onConfirm={async () => {
          if ((await remove.run(ids)) === undefined) return false;
          navigate(getPath("/webhooks"), { replace: true });
        }}
      >
        <p>This also deletes its delivery log and signing secret and cancels its pending deliveries. You cannot undo this.</p>
      </ConfirmDialog>
    </>
  );
}

const MembersNote = ({ description }: Pick<WebhookEndpoint, "description">) => (
  <>
    {description && `${description}. `}Owners and admins edit endpoints, send tests and see signing secrets. You can read the
    delivery log.
  </>
);

/** The details of an endpoint, problems first. */
function EndpointFacts({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { url, events, status, failingSince, lastSuccessAt, createdAt } = endpoint;
  return (
    <div className="stack endpoint-facts">
      {status === "PAUSED" && (
        <Notice tone="danger" title="Livery paused this endpoint">
          <PausedReason endpoint={endpoint} /> Fix the receiver, send a test, then enable the endpoint.
        </Notice>
      )}
      {status === "DISABLED" && (
        <Notice title="This endpoint is disabled">It receives no events. You can still send a test.</Notice>
      )}
      {status === "ENABLED" && failingSince !== null && (
        <Notice tone="warning" title="Deliveries are failing">
          The first failure was <Time at={failingSince} />, and no delivery has succeeded since. Livery pauses the endpoint after
          five days without a success. See the deliveries below for the errors.
        </Notice>
      )}
      <Facts
        rows={[
          ["URL", url],
          ["Events", <EventNames key="events" events={events} />],
          ["Last delivered", lastSuccessAt === null ? "Never" : <Time key="last" at={lastSuccessAt} />],
          ["Added", <Time key="added" at={createdAt} />],
          [
            "Receiver",
            <a key="receiver" href={getServerUrl("/docs/webhooks")}>
              How to verify deliveries
            </a>,
          ],
        ]}
      />
    </div>
  );
}

const EventNames = ({ events }: Pick<WebhookEndpoint, "events">) => (
  <ul className="event-names">
    {events.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
