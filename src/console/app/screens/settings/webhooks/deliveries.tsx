import type { WebhookDelivery } from "#data/console-api";
import { useList } from "#/console/app/api/use-list";
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
} from "#/console/app/screens/settings/webhooks/delivery-status";
import { usePolling } from "#/console/app/screens/settings/webhooks/use-polling";
import { useWorkspace } from "#/console/app/state/workspace";

/** Rows of one page; a longer log is not asked for again by itself, which would fold it up. */
const pageSize = 50;
const allStatesOption = { value: "", label: "Every state" } as const;

/** What an endpoint was told, newest first, and what became of it. */
export function Deliveries({ endpointId }: { readonly endpointId: string }) {
  const { id, path } = useWorkspace();
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
      lead="What still waits, and what was finished within thirty days."
      actions={
        <>
          <InlineSelect
            aria-label="Show deliveries"
            options={[allStatesOption, ...deliveryStatusOptions]}
            value={state ?? ""}
            onChange={setStateParam}
          />
          <Button onClick={deliveries.reload} isBusy={deliveries.isLoading && deliveries.rows !== undefined}>
            Look again
          </Button>
        </>
      }
    >
      <QueryBoundary query={deliveries}>
        {() =>
          rows.length === 0 ? (
            <p className="quiet">
              {state ? "No delivery stands so." : "Nothing was sent yet. A test shows whether the receiver is reached."}
            </p>
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
                      <Link to={path(`/webhooks/${endpointId}/deliveries/${deliveryId}`)}>
                        <code>{event}</code>
                      </Link>
                      {redeliveryOf !== null && <span className="quiet"> sent again</span>}
                    </>
                  ),
                },
                { id: "state", label: "State", cell: (delivery) => <DeliveryStatusBadge {...delivery} /> },
                { id: "result", label: "Last attempt", cell: (delivery) => <LastAttempt delivery={delivery} /> },
                { id: "attempts", label: "Attempts", align: "end", cell: ({ attemptCount }) => `${attemptCount} of 3` },
                { id: "made", label: "Made", align: "end", cell: ({ createdAt }) => <Time at={createdAt} /> },
              ]}
              foot={
                deliveries.more && (
                  <Button onClick={() => void deliveries.more?.()} isBusy={deliveries.isLoadingMore}>
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
          The next one <Time at={nextAttemptAt} />.
        </span>
      )}
    </>
  );
}
