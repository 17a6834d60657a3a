import type { WebhookEndpoint } from "#data/console-api";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { EndpointState } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { workspaceEvents } from "#/doors/console/app/screens/settings/webhooks/event-words";
import { PausedEndpoints } from "#/doors/console/app/screens/settings/webhooks/troubled-endpoints";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** The workspace's endpoints: where they are, what they are told, and how they fare. */
export function EndpointList() {
  const { id, name, path, may } = useWorkspace();
  const endpoints = useList(
    "list_webhook_endpoints",
    { id, limit: 200 },
    (answer) => answer.webhookEndpoints,
    (answer) => answer.nextCursor,
  );
  return (
    <div className="endpoint-list">
      <PausedEndpoints />
      <Loaded known={endpoints}>
        {() =>
          endpoints.rows?.length === 0 ? (
            <EmptyState title="No endpoints yet">
              <p>
                An endpoint is an https address of yours that is told when a design is ready, a project waits for its review, or a
                version is published. Each delivery is signed, and tried three times.
              </p>
              {!may("ADMIN") && <p>Owners and admins add endpoints. Ask one of them.</p>}
            </EmptyState>
          ) : (
            <Table
              caption={`Webhook endpoints of ${name}`}
              rows={endpoints.rows ?? []}
              keyOf={(endpoint) => endpoint.id}
              columns={[
                {
                  id: "url",
                  label: "Endpoint",
                  isName: true,
                  cell: ({ id: endpointId, url, description }) => (
                    <span className="endpoint-name">
                      <Link to={path(`/webhooks/${endpointId}`)}>{url}</Link>
                      {description && <span>{description}</span>}
                    </span>
                  ),
                },
                { id: "state", label: "State", cell: (endpoint) => <EndpointState {...endpoint} /> },
                { id: "events", label: "Told of", cell: ({ events }) => eventsIn(events) },
                {
                  id: "success",
                  label: "Last delivered",
                  cell: ({ lastSuccessAt }) =>
                    lastSuccessAt === null ? <span className="quiet">Nothing yet</span> : <Time at={lastSuccessAt} />,
                },
              ]}
              foot={
                endpoints.more && (
                  <Button onClick={() => void endpoints.more?.()} isBusy={endpoints.isLoadingMore}>
                    Show more endpoints
                  </Button>
                )
              }
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** How many events, in words. */
const eventsIn = (events: WebhookEndpoint["events"]) => {
  if (workspaceEvents.every((name) => events.includes(name))) return "Everything";
  return events.length === 1 ? <code>{events[0]}</code> : `${events.length} events`;
};
