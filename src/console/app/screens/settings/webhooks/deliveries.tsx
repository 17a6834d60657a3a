import type { WebhookDelivery } from "#data/console-api";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { InlineSelect } from "#/console/app/components/select";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { useQueryParam } from "#/console/app/router/location";
import {
  describeAttempt,
  DeliveryStatusBadge,
  deliveryStatusOptions,
} from "#/console/app/screens/settings/webhooks/webhook-status";
import { usePolling } from "#/console/app/api/refresh";
import { useWorkspace } from "#/console/app/state/workspace";

/**
 * Rows of a page. Longer lists are not refreshed automatically, because that would collapse them.
 */
const pageSize = 50;
const allStatesOption = { value: "", label: "All statuses" } as const;

/** The deliveries to an endpoint, newest first. */
export function Deliveries({ endpointId }: { readonly endpointId: string }) {
  const { id, getPath } = useWorkspace();
  const [stateParam, setStateParam] = useQueryParam("state");
  const state = deliveryStatusOptions.find(({ value }) => value === stateParam)?.value;
  const deliveries = useList(
    "list_webhook_deliveries",
    { id, endpointId, limit: pageSize, ...(state && { status: state }) },
    (page) => page.deliveries,
    (page) => page.nextCursor,
  );
  const rows = deliveries.rows ?? [];
  usePolling(rows.length <= pageSize && rows.some(({ status }) => status === "PENDING"), deliveries.reload);
  return (
    <Section
      title="Deliveries"
      lead="All pending deliveries, and up to 50 finished deliveries from the last 30 days."
      actions={
        <>
          <InlineSelect
            aria-label="Status"
            options={[allStatesOption, ...deliveryStatusOptions]}
            value={state ?? ""}
            onChange={setStateParam}
          />
          <Button onClick={deliveries.reload} isBusy={deliveries.isLoading && deliveries.rows !== undefined}>
            Refresh
          </Button>
        </>
      }
    >
      <QueryBoundary query={deliveries}>
        {() =>
          rows.length === 0 ? (
            <p className="quiet">{state ? "No matching deliveries." : "No deliveries yet. Send a test to check the receiver."}</p>
          ) : (
            <Table
              caption="Deliveries"
              rows={rows}
              getRowKey={(delivery) => delivery.id}
              columns={[
                {
                  id: "event",
                  label: "Event",
                  isName: true,
                  cell: ({ id: deliveryId, event, redeliveryOf }) => (
                    <>
                      <Link to={getPath(`/webhooks/${endpointId}/deliveries/${deliveryId}`)}>
                        <code>{event}</code>
                      </Link>
                      {redeliveryOf !== null && <span className="quiet"> resent</span>}
                    </>
                  ),
                },
                { id: "state", label: "Status", cell: (delivery) => <DeliveryStatusBadge {...delivery} /> },
                { id: "result", label: "Last attempt", cell: (delivery) => <LastAttempt delivery={delivery} /> },
                { id: "attempts", label: "Attempts", align: "end", cell: ({ attemptCount }) => `${attemptCount} of 3` },
                { id: "made", label: "Created", align: "end", cell: ({ createdAt }) => <Time at={createdAt} /> },
              ]}
              foot={
                deliveries.loadMore && (
                  <Button onClick={() => void deliveries.loadMore?.()} isBusy={deliveries.isLoadingMore}>
                    Show older deliveries
                  </Button>
                )
              }
            />
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function LastAttempt({ delivery: { lastAttempt, nextAttemptAt } }: { readonly delivery: WebhookDelivery }) {
  return (
    <>
      {lastAttempt ? describeAttempt(lastAttempt) : <span className="quiet">None yet</span>}
      {nextAttemptAt !== null && lastAttempt && (
        <span className="quiet">
          {" "}
          Next attempt <Time at={nextAttemptAt} />.
        </span>
      )}
    </>
  );
}
