import { useState } from "react";
import type { OwnSubscription } from "#data/console-api";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { BareSelect } from "#/doors/console/app/parts/select";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { Attempts } from "#/doors/console/app/screens/settings/webhooks/attempts";
import { DeliveryState, deliveryStates } from "#/doors/console/app/screens/settings/webhooks/delivery-words";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";

type SubscriptionLogProps = { readonly held: OwnSubscription | undefined; readonly onClose: () => void };

/** What one of the person's own subscriptions was sent, with every attempt. */
export const SubscriptionLog = ({ held, onClose }: SubscriptionLogProps) => (
  <Dialog
    title={`Deliveries to ${hostOf(held?.targetUrl ?? "")}`}
    isOpen={held !== undefined}
    onClose={onClose}
    width="wide"
    actions={<Button onClick={onClose}>Close</Button>}
  >
    {held && <Log held={held} />}
  </Dialog>
);

type State = (typeof deliveryStates)[number]["value"];

function Log({ held: { id, system } }: { readonly held: OwnSubscription }) {
  const [state, setState] = useState<State | "">("");
  const deliveries = useList(
    "list_subscription_deliveries",
    { name: system.slug, subscriptionId: id, limit: 50, ...(state !== "" && { status: state }) },
    (answer) => answer.deliveries,
    (answer) => answer.nextCursor,
  );
  const rows = deliveries.rows ?? [];
  return (
    <div className="subscription-log">
      <div className="list-bar">
        <BareSelect
          aria-label="Show deliveries"
          options={[{ value: "", label: "Every state" }, ...deliveryStates]}
          value={state}
          onChange={setState}
        />
        <Button onClick={deliveries.reload} isBusy={deliveries.isLoading && deliveries.rows !== undefined}>
          Look again
        </Button>
      </div>
      <Loaded known={deliveries}>
        {() =>
          rows.length === 0 ? (
            <p className="quiet">
              {state === "" ? `Nothing was sent yet. The next release of ${system.name} is.` : "No delivery is in this state."}
            </p>
          ) : (
            <Table
              caption="Deliveries"
              rows={rows}
              keyOf={(delivery) => delivery.id}
              columns={[
                { id: "event", label: "Event", isName: true, cell: ({ event }) => <code>{event}</code> },
                { id: "state", label: "State", cell: (delivery) => <DeliveryState {...delivery} /> },
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
      </Loaded>
    </div>
  );
}
