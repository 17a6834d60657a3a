import { useState } from "react";
import type { WebhookEndpoint, WholeWebhookDelivery } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Menu, type MenuItem } from "#/doors/console/app/parts/menu";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { goTo } from "#/doors/console/app/router/location";
import { useParam } from "#/doors/console/app/router/params";
import { ChangeEndpointDialog } from "#/doors/console/app/screens/settings/webhooks/change-endpoint-dialog";
import { Deliveries } from "#/doors/console/app/screens/settings/webhooks/deliveries";
import { EndpointFacts } from "#/doors/console/app/screens/settings/webhooks/endpoint-facts";
import { EndpointState, hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { SecretDialog } from "#/doors/console/app/screens/settings/webhooks/secret-dialog";
import { TestDialog } from "#/doors/console/app/screens/settings/webhooks/test-dialog";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** One endpoint: how it fares, what can be done with it, and its log. */
export function Endpoint() {
  const { id, path } = useWorkspace();
  const endpointId = useParam("endpoint");
  const endpoint = useAnswer("get_webhook_endpoint", { id, endpointId });
  const trail = [{ label: "Webhooks", to: path("/webhooks") }];
  return (
    <>
      {!endpoint.data && <PageHeader title="Webhook endpoint" trail={trail} />}
      <Loaded known={endpoint}>{(data) => <Known endpoint={data} trail={trail} />}</Loaded>
    </>
  );
}

type Deed = "change" | "reveal" | "rotate" | "disable" | "delete";
const answers = ["get_webhook_endpoint", "list_webhook_endpoints", "list_webhook_deliveries"] as const;

function Known({
  endpoint,
  trail,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly trail: readonly { readonly label: string; readonly to: string }[];
}) {
  const { id, may, path } = useWorkspace();
  const [deed, setDeed] = useState<Deed>();
  const [tested, setTested] = useState<WholeWebhookDelivery>();
  const at = { id, endpointId: endpoint.id };
  const host = hostOf(endpoint.url);
  const test = useChange("test_webhook_endpoint", { refreshes: answers });
  const enable = useChange("enable_webhook_endpoint", { says: () => `${host} is told again.`, refreshes: answers });
  const disable = useChange("disable_webhook_endpoint", {
    inForm: true,
    says: () => `${host} is told nothing more.`,
    refreshes: answers,
  });
  const remove = useChange("delete_webhook_endpoint", {
    inForm: true,
    says: () => `The endpoint at ${host} is gone.`,
    refreshes: ["list_webhook_endpoints"],
  });
  const isOn = endpoint.status === "ENABLED";
  const items: readonly MenuItem[] = [
    { label: "Change", icon: "settings", run: () => setDeed("change") },
    { label: "Show the signing secret", icon: "key", run: () => setDeed("reveal") },
    { label: "New signing secret", icon: "key", run: () => setDeed("rotate") },
    ...(isOn ? [{ label: "Switch off", icon: "close", beginsGroup: true, run: () => setDeed("disable") } as const] : []),
    { label: "Delete", icon: "remove", isDanger: true, beginsGroup: !isOn, run: () => setDeed("delete") },
  ];
  const close = () => {
    disable.clear();
    remove.clear();
    setDeed(undefined);
  };
  return (
    <>
      <PageHeader
        title={host}
        trail={trail}
        state={<EndpointState {...endpoint} />}
        lead={may("ADMIN") ? endpoint.description : <MembersNote description={endpoint.description} />}
        actions={
          may("ADMIN") && (
            <>
              <Menu label={`Actions for ${host}`} items={items} />
              {!isOn && (
                <Button onClick={() => void enable.run(at)} isBusy={enable.isBusy}>
                  Switch on
                </Button>
              )}
              <Button variant="primary" onClick={async () => setTested(await test.run(at))} isBusy={test.isBusy}>
                Send a test
              </Button>
            </>
          )
        }
      />
      <EndpointFacts endpoint={endpoint} />
      <Deliveries endpointId={endpoint.id} />
      <TestDialog endpointId={endpoint.id} delivery={tested} onClose={() => setTested(undefined)} />
      <ChangeEndpointDialog endpoint={endpoint} isOpen={deed === "change"} onClose={close} />
      <SecretDialog endpoint={endpoint} deed={deed === "reveal" || deed === "rotate" ? deed : undefined} onClose={close} />
      <ConfirmDialog
        title={`Switch ${host} off?`}
        confirm="Switch off"
        isOpen={deed === "disable"}
        problem={disable.problem}
        onClose={close}
        onConfirm={async () => (await disable.run(at)) !== undefined}
      >
        <p>It is told nothing more, and what waits for it is cancelled. Its log stays, and it can be switched on again.</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${host}?`}
        confirm="Delete"
        isOpen={deed === "delete"}
        problem={remove.problem}
        onClose={close}
        onConfirm={async () => {
          if ((await remove.run(at)) === undefined) return false;
          goTo(path("/webhooks"), { replace: true });
        }}
      >
        <p>Its log and its signing secret go with it, and what waits for it is not sent any more.</p>
      </ConfirmDialog>
    </>
  );
}

const MembersNote = ({ description }: Pick<WebhookEndpoint, "description">) => (
  <>
    {description && `${description}. `}Owners and admins change endpoints, send tests and see signing secrets; you can read the
    log.
  </>
);
