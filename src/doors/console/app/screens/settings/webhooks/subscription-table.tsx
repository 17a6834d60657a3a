import type { OwnSubscription } from "#data/console-api";
import { Menu } from "#/doors/console/app/parts/menu";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type SubscriptionTableProps = {
  readonly rows: readonly OwnSubscription[];
  readonly onEnd: (held: OwnSubscription) => void;
  readonly onRotate: (held: OwnSubscription) => void;
  readonly onShow: (held: OwnSubscription) => void;
};

/** The person's own subscriptions: what is told where. */
export function SubscriptionTable({ rows, onEnd, onRotate, onShow }: SubscriptionTableProps) {
  const { id } = useWorkspace();
  return (
    <Table
      caption="Your subscriptions"
      rows={rows}
      keyOf={(subscription) => subscription.id}
      columns={[
        { id: "url", label: "Address", isName: true, cell: ({ targetUrl }) => targetUrl },
        {
          id: "system",
          label: "System",
          cell: ({ system }) => (
            <>
              {system.name}
              {system.workspaceId !== id && <span className="quiet"> of another workspace</span>}
              {system.status === "ARCHIVED" && <span className="quiet">, archived</span>}
            </>
          ),
        },
        {
          id: "events",
          label: "Told of",
          cell: ({ events }) => (
            <span className="event-names">
              {events.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </span>
          ),
        },
        { id: "since", label: "Since", cell: ({ createdAt }) => <Time at={createdAt} /> },
        {
          id: "deeds",
          label: "Actions",
          hidesLabel: true,
          align: "end",
          cell: (held) => (
            <Menu
              label={`Actions for ${held.targetUrl}`}
              items={[
                { label: "Deliveries", icon: "log", run: () => onShow(held) },
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
