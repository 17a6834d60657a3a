import { useState } from "react";
import type { WebhookEndpoint, WholeWebhookDelivery } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { PageHeader } from "#/console/app/components/page-header";
import { navigate } from "#/console/app/router/location";
import { useParam } from "#/console/app/router/params";
import { EditEndpointDialog } from "#/console/app/screens/settings/webhooks/edit-endpoint-dialog";
import { Deliveries } from "#/console/app/screens/settings/webhooks/deliveries";
import { EndpointFacts } from "#/console/app/screens/settings/webhooks/endpoint-facts";
import { EndpointStatusBadge, getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";
import { SecretDialog } from "#/console/app/screens/settings/webhooks/secret-dialog";
import { TestDialog } from "#/console/app/screens/settings/webhooks/test-dialog";
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
