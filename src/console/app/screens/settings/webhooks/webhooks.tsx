import { Button, ButtonAnchor } from "#/console/app/components/button";
import { PageHeader } from "#/console/app/components/page-header";
import { Tabs } from "#/console/app/components/tabs";
import { getServerUrl } from "#/console/app/router/urls";
import { useQueryParam } from "#/console/app/router/location";
import { EndpointList } from "#/console/app/screens/settings/webhooks/endpoint-list";
import { NewEndpointDialog } from "#/console/app/screens/settings/webhooks/new-endpoint-dialog";
import { SubscribeDialog } from "#/console/app/screens/settings/webhooks/subscribe-dialog";
import { Subscriptions } from "#/console/app/screens/settings/webhooks/subscriptions";
import { useWorkspace } from "#/console/app/state/workspace";

/** Who is told of what happens: the workspace's endpoints, and the person's own subscriptions to systems. */
export function Webhooks() {
  const { may } = useWorkspace();
  const [tabParam, setTab] = useQueryParam("tab", "endpoints");
  const [newParam, setNewParam] = useQueryParam("new");
  const tab = tabParam === "subscriptions" ? "subscriptions" : "endpoints";
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Receivers of yours are told of what happens here, in signed requests that are tried three times."
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
              may("ADMIN") && (
                <Button variant="primary" icon="add" onClick={() => setNewParam("endpoint")}>
                  Add an endpoint
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
      <NewEndpointDialog isOpen={newParam === "endpoint" && may("ADMIN")} onClose={() => setNewParam("")} />
      <SubscribeDialog isOpen={newParam === "subscription"} onClose={() => setNewParam("")} />
    </>
  );
}
