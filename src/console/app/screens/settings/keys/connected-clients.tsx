import { useState } from "react";
import type { ConnectedClient } from "#data/console-api";
import { useList, useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Badge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { Menu } from "#/console/app/components/menu";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Table } from "#/console/app/components/table";
import { formatRelativeTime, Time } from "#/console/app/components/time";
import { formatPermissions, isKeyActive, KeyExpiry } from "#/console/app/screens/settings/keys/key-status";
import { useSession } from "#/console/app/state/session";
import { useWorkspace } from "#/console/app/state/workspace";

/** The remote clients that members connected to the workspace, those that still have access first. */
export function ConnectedClients() {
  const { id } = useWorkspace();
  const [ended, setEnded] = useState<ConnectedClient>();
  const clients = useList(
    "list_connected_clients",
    { id, limit: 200 },
    (page) => page.clients,
    (page) => page.nextCursor,
  );
  const disconnect = useMutation("disconnect_client", {
    inForm: true,
    successMessage: ({ name }) => `${name} is disconnected.`,
    invalidates: ["list_connected_clients"],
  });
  const rows = clients.rows?.toReversed() ?? [];
  return (
    <>
      <QueryBoundary query={clients}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title="No connected clients">
              <p>
                A remote client needs only the address of this server with <code>/mcp</code> at its end. It asks you for access
                when it first needs some.
              </p>
            </EmptyState>
          ) : (
            <ClientTable
              clients={[...rows.filter((row) => isKeyActive(row)), ...rows.filter((row) => !isKeyActive(row))]}
              onDisconnect={setEnded}
            />
          )
        }
      </QueryBoundary>
      {clients.loadMore && (
        <Button onClick={() => void clients.loadMore?.()} isBusy={clients.isLoadingMore}>
          Show newer clients
        </Button>
      )}
      <ConfirmDialog
        title={`Disconnect ${ended?.name}?`}
        confirm="Disconnect"
        isOpen={ended !== undefined}
        problem={disconnect.problem}
        onClose={() => {
          disconnect.clear();
          setEnded(undefined);
        }}
        onConfirm={async () => (await disconnect.run({ id, grantId: ended?.id ?? "" })) !== undefined}
      >
        <p>
          The client loses its access immediately. It was{" "}
          {ended?.lastUsedAt ? `used ${formatRelativeTime(ended.lastUsedAt)}` : "never used"}. It can ask for access again.
        </p>
      </ConfirmDialog>
    </>
  );
}

type ClientTableProps = {
  readonly clients: readonly ConnectedClient[];
  readonly onDisconnect: (client: ConnectedClient) => void;
};

function ClientTable({ clients, onDisconnect }: ClientTableProps) {
  const { id, name, hasRole } = useWorkspace();
  const { user } = useSession();
  const members = useQuery("list_members", { id, limit: 200 });
  const describeMember = (userId: string) =>
    members.data && (members.data.members.find((member) => member.id === userId)?.email ?? "a former member");
  return (
    <Table
      caption={`Clients connected to ${name}`}
      rows={clients}
      getRowKey={(client) => client.id}
      columns={[
        {
          id: "name",
          label: "Client",
          isName: true,
          cell: (client) => (
            <span className="key-name">
              {client.name}
              <code>{client.prefix}…</code>
            </span>
          ),
        },
        {
          id: "identity",
          label: "Identity",
          cell: ({ host }) => (host === null ? <Badge tone="warning">Unverified</Badge> : host),
        },
        { id: "may", label: "Permissions", cell: ({ permissions }) => formatPermissions(permissions) },
        {
          id: "used",
          label: "Last used",
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? <span className="quiet">Never</span> : <Time at={lastUsedAt} />),
        },
        { id: "ends", label: "Expires", cell: (client) => <KeyExpiry apiKey={client} /> },
        {
          id: "made",
          label: "Connected",
          cell: ({ createdAt, userId }) => (
            <span>
              <Time at={createdAt} /> <span className="quiet">by {describeMember(userId)}</span>
            </span>
          ),
        },
        {
          id: "actions",
          label: "Actions",
          hidesLabel: true,
          align: "end",
          cell: (client) =>
            (hasRole("ADMIN") || client.userId === user.id) &&
            isKeyActive(client) && (
              <Menu
                label={`Actions for ${client.name}`}
                items={[{ label: "Disconnect", icon: "remove", isDanger: true, run: () => onDisconnect(client) }]}
              />
            ),
        },
      ]}
    />
  );
}
