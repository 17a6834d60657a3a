import type { Subscription } from "#data/console-api";
import { Menu } from "#/doors/console/app/parts/menu";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import type { NamedSystem } from "#/doors/console/app/screens/settings/webhooks/use-systems";

/** A subscription and the system that it is to. */
export type Held = { readonly system: NamedSystem; readonly subscription: Subscription };

type SubscriptionTableProps = {
  readonly rows: readonly Held[];
  readonly onEnd: (held: Held) => void;
  readonly onRotate: (held: Held) => void;
};

/** The person's own subscriptions: what is told where. */
export function SubscriptionTable({ rows, onEnd, onRotate }: SubscriptionTableProps) {
  return (
    <Table
      caption="Your subscriptions"
      rows={rows}
      keyOf={({ subscription }) => subscription.id}
      columns={[
        { id: "url", label: "Address", isName: true, cell: ({ subscription }) => subscription.targetUrl },
        {
          id: "system",
          label: "System",
          cell: ({ system }) => (
            <>
              {system.name}
              {!system.isOwn && <span className="quiet"> of another workspace</span>}
            </>
          ),
        },
        {
          id: "events",
          label: "Told of",
          cell: ({ subscription }) => (
            <span className="event-names">
              {subscription.events.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </span>
          ),
        },
        { id: "since", label: "Since", cell: ({ subscription }) => <Time at={subscription.createdAt} /> },
        {
          id: "deeds",
          label: "Actions",
          hidesLabel: true,
          align: "end",
          cell: (held) => (
            <Menu
              label={`Actions for ${held.subscription.targetUrl}`}
              items={[
                { label: "New signing secret", icon: "key", run: () => onRotate(held) },
                { label: "End", icon: "remove", isDanger: true, run: () => onEnd(held) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
