import { Button, ButtonAnchor } from "#/doors/console/app/parts/button";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Tabs } from "#/doors/console/app/parts/tabs";
import { serverAddress } from "#/doors/console/app/router/address";
import { useQueryWord } from "#/doors/console/app/router/location";
import { EndpointList } from "#/doors/console/app/screens/settings/webhooks/endpoint-list";
import { NewEndpointDialog } from "#/doors/console/app/screens/settings/webhooks/new-endpoint-dialog";
import { SubscribeDialog } from "#/doors/console/app/screens/settings/webhooks/subscribe-dialog";
import { Subscriptions } from "#/doors/console/app/screens/settings/webhooks/subscriptions";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Who is told of what happens: the workspace's endpoints, and the person's own subscriptions to systems. */
export function Webhooks() {
  const { may } = useWorkspace();
  const [word, setTab] = useQueryWord("tab", "endpoints");
  const [asked, ask] = useQueryWord("new");
  const tab = word === "subscriptions" ? "subscriptions" : "endpoints";
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Receivers of yours are told of what happens here, in signed requests that are tried three times."
        actions={
          <>
            <ButtonAnchor href={serverAddress("/docs/webhooks")} icon="external">
              Events and receivers
            </ButtonAnchor>
            {tab === "subscriptions" ? (
              <Button variant="primary" icon="add" onClick={() => ask("subscription")}>
                Subscribe
              </Button>
            ) : (
              may("ADMIN") && (
                <Button variant="primary" icon="add" onClick={() => ask("endpoint")}>
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
      <NewEndpointDialog isOpen={asked === "endpoint" && may("ADMIN")} onClose={() => ask("")} />
      <SubscribeDialog isOpen={asked === "subscription"} onClose={() => ask("")} />
    </>
  );
}
