import type { OwnSubscription } from "#data/console-api";
import { Menu } from "#/console/app/components/menu";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { useWorkspace } from "#/console/app/state/workspace";

type SubscriptionTableProps = {
  readonly rows: readonly OwnSubscription[];
  readonly onEnd: (row: OwnSubscription) => void;
  readonly onRotate: (row: OwnSubscription) => void;
  readonly onShow: (row: OwnSubscription) => void;
};

/** The person's own subscriptions: what is told where. */
export function SubscriptionTable({ rows, onEnd, onRotate, onShow }: SubscriptionTableProps) {
  const { id } = useWorkspace();
  return (
    <Table
      caption="Your subscriptions"
      rows={rows}
      getRowKey={(subscription) => subscription.id}
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
          cell: (row) => (
            <Menu
              label={`Actions for ${row.targetUrl}`}
              items={[
                { label: "Deliveries", icon: "log", run: () => onShow(row) },
                { label: "New signing secret", icon: "key", run: () => onRotate(row) },
                { label: "End", icon: "remove", isDanger: true, run: () => onEnd(row) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
