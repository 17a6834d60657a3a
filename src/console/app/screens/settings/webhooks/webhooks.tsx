import { Button, ButtonAnchor } from "#/console/app/components/button";
import { PageHeader } from "#/console/app/components/page-header";
import { Tabs } from "#/console/app/components/tabs";
import { getServerUrl } from "#/console/app/router/urls";
import { useQueryParam } from "#/console/app/router/location";
import { EndpointList } from "#/console/app/screens/settings/webhooks/endpoint-list";
import { NewEndpointDialog } from "#/console/app/screens/settings/webhooks/endpoint-dialogs";
import { SubscribeDialog } from "#/console/app/screens/settings/webhooks/subscribe-dialog";
import { Subscriptions } from "#/console/app/screens/settings/webhooks/subscriptions";
import { useWorkspace } from "#/console/app/state/workspace";

/** The workspace's webhook endpoints and the user's own subscriptions. */
export function Webhooks() {
  const { hasRole } = useWorkspace();
  const [tabParam, setTab] = useQueryParam("tab", "endpoints");
  const [newParam, setNewParam] = useQueryParam("new");
  const tab = tabParam === "subscriptions" ? "subscriptions" : "endpoints";
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Send signed events to your own services. Each delivery is attempted up to three times."
        actions={
          <>
            <ButtonAnchor href={getServerUrl("/docs/webhooks")} icon="external">
              Events and receivers
            </ButtonAnchor>
            {tab === "subscriptions" ? (
              <Button variant="primary" icon="add" onClick={() => setNewParam("subscription")}>
                Subscribe
              </Button>
            ) : (
              hasRole("ADMIN") && (
                <Button variant="primary" icon="add" onClick={() => setNewParam("endpoint")}>
                  Add endpoint
                </Button>
              )
            )}
          </>
        }
      />
      <Tabs
        label="Webhooks"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: "endpoints", label: "Endpoints" },
          { id: "subscriptions", label: "Your subscriptions" },
        ]}
      >
        {tab === "endpoints" ? <EndpointList /> : <Subscriptions />}
      </Tabs>
      <NewEndpointDialog isOpen={newParam === "endpoint" && hasRole("ADMIN")} onClose={() => setNewParam("")} />
      <SubscribeDialog isOpen={newParam === "subscription"} onClose={() => setNewParam("")} />
    </>
  );
}
