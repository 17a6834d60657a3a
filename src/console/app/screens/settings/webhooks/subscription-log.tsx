import { useState } from "react";
import type { OwnSubscription } from "#data/console-api";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { InlineSelect } from "#/console/app/components/select";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import {
  Attempts,
  DeliveryStatusBadge,
  deliveryStatusOptions,
  getHost,
} from "#/console/app/screens/settings/webhooks/webhook-status";

type SubscriptionLogProps = { readonly subscription: OwnSubscription | undefined; readonly onClose: () => void };

/** The deliveries of one of the user's subscriptions, with their attempts. */
export const SubscriptionLog = ({ subscription, onClose }: SubscriptionLogProps) => (
  <Dialog
    title={`Deliveries to ${getHost(subscription?.targetUrl ?? "")}`}
    isOpen={subscription !== undefined}
    onClose={onClose}
    width="wide"
    actions={<Button onClick={onClose}>Close</Button>}
  >
    {subscription && <DeliveryLog subscription={subscription} />}
  </Dialog>
);

type State = (typeof deliveryStatusOptions)[number]["value"];

function DeliveryLog({ subscription: { id, system } }: { readonly subscription: OwnSubscription }) {
  const [state, setState] = useState<State | "">("");
  const deliveries = useList(
    "list_subscription_deliveries",
    { name: system.slug, subscriptionId: id, limit: 50, ...(state !== "" && { status: state }) },
    (page) => page.deliveries,
    (page) => page.nextCursor,
  );
  const rows = deliveries.rows ?? [];
  return (
    <div className="subscription-log">
      <div className="list-bar">
        <InlineSelect
          aria-label="Status"
          options={[{ value: "", label: "All statuses" }, ...deliveryStatusOptions]}
          value={state}
          onChange={setState}
        />
        <Button onClick={deliveries.reload} isBusy={deliveries.isLoading && deliveries.rows !== undefined}>
          Refresh
        </Button>
      </div>
      <QueryBoundary query={deliveries}>
        {() =>
          rows.length === 0 ? (
            <p className="quiet">
              {state === ""
                ? `No deliveries yet. The next release of ${system.name} will be delivered.`
                : "No matching deliveries."}
            </p>
          ) : (
            <Table
              caption="Deliveries"
              rows={rows}
              getRowKey={(delivery) => delivery.id}
              columns={[
                { id: "event", label: "Event", isName: true, cell: ({ event }) => <code>{event}</code> },
                { id: "state", label: "Status", cell: (delivery) => <DeliveryStatusBadge {...delivery} /> },
                {
                  id: "attempts",
                  label: "Attempts",
                  cell: ({ attempts, attemptCount }) => (
                    <details>
                      <summary>{attemptCount} of 3</summary>
                      <Attempts attempts={attempts} />
                    </details>
                  ),
                },
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
    </div>
  );
}
