import type { WebhookEndpoint } from "#data/console-api";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { EndpointStatusBadge } from "#/console/app/screens/settings/webhooks/webhook-status";
import { workspaceEvents } from "#/console/app/screens/settings/webhooks/endpoint-form";
import { PausedEndpoints } from "#/console/app/screens/settings/webhooks/paused-endpoints";
import { useWorkspace } from "#/console/app/state/workspace";

/** The workspace's endpoints with their events and status. */
export function EndpointList() {
  const { id, name, getPath, hasRole } = useWorkspace();
  const endpoints = useList(
    "list_webhook_endpoints",
    { id, limit: 200 },
    (page) => page.webhookEndpoints,
    (page) => page.nextCursor,
  );
  return (
    <div className="endpoint-list">
      <PausedEndpoints />
      <QueryBoundary query={endpoints}>
        {() =>
          endpoints.rows?.length === 0 ? (
            <EmptyState title="No endpoints yet">
              <p>
                An endpoint is a public https URL that receives an event when a design is ready, a project needs review, or a
                version is published. Deliveries are signed and attempted up to three times.
              </p>
              {!hasRole("ADMIN") && <p>Ask an owner or admin to add one.</p>}
            </EmptyState>
          ) : (
            <Table
              caption={`Webhook endpoints for ${name}`}
              rows={endpoints.rows ?? []}
              getRowKey={(endpoint) => endpoint.id}
              columns={[
                {
                  id: "url",
                  label: "Endpoint",
                  isName: true,
                  cell: ({ id: endpointId, url, description }) => (
                    <span className="endpoint-name">
                      <Link to={getPath(`/webhooks/${endpointId}`)}>{url}</Link>
                      {description && <span>{description}</span>}
                    </span>
                  ),
                },
                { id: "state", label: "Status", cell: (endpoint) => <EndpointStatusBadge {...endpoint} /> },
                { id: "events", label: "Events", cell: ({ events }) => formatEvents(events) },
                {
                  id: "success",
                  label: "Last delivered",
                  cell: ({ lastSuccessAt }) =>
                    lastSuccessAt === null ? <span className="quiet">Never</span> : <Time at={lastSuccessAt} />,
                },
              ]}
              foot={
                endpoints.loadMore && (
                  <Button onClick={() => void endpoints.loadMore?.()} isBusy={endpoints.isLoadingMore}>
                    Show more endpoints
                  </Button>
                )
              }
            />
          )
        }
      </QueryBoundary>
    </div>
  );
}

/** The number of events, in words. */
const formatEvents = (events: WebhookEndpoint["events"]) => {
  if (workspaceEvents.every((name) => events.includes(name))) return "All events";
  return events.length === 1 ? <code>{events[0]}</code> : `${events.length} events`;
};
