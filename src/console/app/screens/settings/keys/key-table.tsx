import type { ReactNode } from "react";
import type { ApiKey } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { Menu } from "#/console/app/components/menu";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { formatPermissions, isKeyActive, KeyExpiry } from "#/console/app/screens/settings/keys/key-status";
import { useWorkspace } from "#/console/app/state/workspace";
import { Link } from "#/console/app/router/link";

type KeyTableProps = {
  readonly caption: string;
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
  readonly foot?: ReactNode;
};

/** API keys with their scope, permissions, last use and expiry. */
export function KeyTable({ caption, keys, onRevoke, foot }: KeyTableProps) {
  const { id, hasRole } = useWorkspace();
  const members = useQuery("list_members", { id, limit: 200 });
  const describeCreator = ({ createdBy }: ApiKey) => {
    if (createdBy === null) return "by the command line";
    // People who left are known only once the members are loaded.
    return members.data && `by ${members.data.members.find((member) => member.id === createdBy)?.email ?? "a former member"}`;
  };
  return (
    <Table
      caption={caption}
      rows={keys}
      getRowKey={(key) => key.id}
      foot={foot}
      columns={[
        {
          id: "name",
          label: "Name",
          isName: true,
          cell: ({ name, prefix }) => (
            <span className="key-name">
              {name}
              <code>{prefix}…</code>
            </span>
          ),
        },
        {
          id: "reach",
          label: "Scope",
          cell: ({ designId }) => (designId === null ? "Workspace" : <DesignName id={designId} />),
        },
        { id: "may", label: "Permissions", cell: ({ permissions }) => formatPermissions(permissions) },
        {
          id: "used",
          label: "Last used",
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? <span className="quiet">Never</span> : <Time at={lastUsedAt} />),
        },
        { id: "ends", label: "Expires", cell: (key) => <KeyExpiry apiKey={key} /> },
        {
          id: "made",
          label: "Created",
          cell: (key) => (
            <span>
              <Time at={key.createdAt} /> <span className="quiet">{describeCreator(key)}</span>
            </span>
          ),
        },
        {
          id: "actions",
          label: "Actions",
          hidesLabel: true,
          align: "end",
          cell: (key) =>
            hasRole("ADMIN") &&
            isKeyActive(key) && (
              <Menu
                label={`Actions for ${key.name}`}
                items={[{ label: "Revoke", icon: "remove", isDanger: true, run: () => onRevoke(key) }]}
              />
            ),
        },
      ]}
    />
  );
}

/** A key's design, linked to its brand. */
function DesignName({ id }: { readonly id: string }) {
  const { getPath } = useWorkspace();
  const { data, failure } = useQuery("get_design", { id });
  if (!data) return failure === undefined ? "One design" : "A deleted design";
  return <Link to={getPath(`/brands/${data.brandId}`)}>{data.name}</Link>;
}
