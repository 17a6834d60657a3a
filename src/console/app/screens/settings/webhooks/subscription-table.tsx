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

/** The user's own subscriptions. */
export function SubscriptionTable({ rows, onEnd, onRotate, onShow }: SubscriptionTableProps) {
  const { id } = useWorkspace();
  return (
    <Table
      caption="Your subscriptions"
      rows={rows}
      getRowKey={(subscription) => subscription.id}
      columns={[
        { id: "url", label: "URL", isName: true, cell: ({ targetUrl }) => targetUrl },
        {
          id: "system",
          label: "System",
          cell: ({ system }) => (
            <>
              {system.name}
              {system.workspaceId !== id && <span className="quiet"> (another workspace)</span>}
              {system.status === "ARCHIVED" && <span className="quiet">(archived)</span>}
            </>
          ),
        },
        {
          id: "events",
          label: "Events",
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
          id: "actions",
          label: "Actions",
          hidesLabel: true,
          align: "end",
          cell: (row) => (
            <Menu
              label={`Actions for ${row.targetUrl}`}
              items={[
                { label: "Deliveries", icon: "log", run: () => onShow(row) },
                { label: "Rotate signing secret", icon: "key", run: () => onRotate(row) },
                { label: "Delete", icon: "remove", isDanger: true, run: () => onEnd(row) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
