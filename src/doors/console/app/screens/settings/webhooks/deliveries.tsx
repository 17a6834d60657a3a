import type { WebhookDelivery } from "#data/console-api";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Section } from "#/doors/console/app/parts/section";
import { BareSelect } from "#/doors/console/app/parts/select";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { useQueryWord } from "#/doors/console/app/router/location";
import { attemptWords, DeliveryState, deliveryStates } from "#/doors/console/app/screens/settings/webhooks/delivery-words";
import { useSettling } from "#/doors/console/app/screens/settings/webhooks/use-settling";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Rows of one page; a longer log is not asked for again by itself, which would fold it up. */
const pageRows = 50;
const everything = { value: "", label: "Every state" } as const;

/** What an endpoint was told, newest first, and what became of it. */
export function Deliveries({ endpointId }: { readonly endpointId: string }) {
  const { id, path } = useWorkspace();
  const [word, setWord] = useQueryWord("state");
  const state = deliveryStates.find(({ value }) => value === word)?.value;
  const deliveries = useList(
    "list_webhook_deliveries",
    { id, endpointId, limit: pageRows, ...(state && { status: state }) },
    (answer) => answer.deliveries,
    (answer) => answer.nextCursor,
  );
  const rows = deliveries.rows ?? [];
  useSettling(rows.length <= pageRows && rows.some(({ status }) => status === "PENDING"), deliveries.reload);
  return (
    <Section
      title="Deliveries"
      lead="What still waits, and what was finished within thirty days."
      actions={
        <>
          <BareSelect
            aria-label="Show deliveries"
            options={[everything, ...deliveryStates]}
            value={state ?? ""}
            onChange={setWord}
          />
          <Button onClick={deliveries.reload} isBusy={deliveries.isLoading && deliveries.rows !== undefined}>
            Look again
          </Button>
        </>
      }
    >
      <Loaded known={deliveries}>
        {() =>
          rows.length === 0 ? (
            <p className="quiet">
              {state ? "No delivery stands so." : "Nothing was sent yet. A test shows whether the receiver is reached."}
            </p>
          ) : (
            <Table
              caption="Deliveries"
              rows={rows}
              keyOf={(delivery) => delivery.id}
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
                { id: "state", label: "State", cell: (delivery) => <DeliveryState {...delivery} /> },
                { id: "result", label: "Last attempt", cell: (delivery) => <Result of={delivery} /> },
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
      </Loaded>
    </Section>
  );
}

function Result({ of: { lastAttempt, nextAttemptAt } }: { readonly of: WebhookDelivery }) {
  return (
    <>
      {lastAttempt ? attemptWords(lastAttempt) : <span className="quiet">None yet</span>}
      {nextAttemptAt !== null && lastAttempt && (
        <span className="quiet">
          {" "}
          The next one <Time at={nextAttemptAt} />.
        </span>
      )}
    </>
  );
}
