import type { ReactNode } from "react";
import type { ApiKey } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { Badge } from "#/console/app/components/badge";
import { Menu } from "#/console/app/components/menu";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { DesignName } from "#/console/app/screens/settings/keys/design-name";
import { isKeyActive, formatPermissions } from "#/console/app/screens/settings/keys/key-permissions";
import { useWorkspace } from "#/console/app/state/workspace";

type KeyTableProps = {
  readonly caption: string;
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
  readonly foot?: ReactNode;
};

/** API keys by name, with what they reach and may, when they were used last, and how long they work. */
export function KeyTable({ caption, keys, onRevoke, foot }: KeyTableProps) {
  const { id, may } = useWorkspace();
  const members = useQuery("list_members", { id, limit: 200 });
  const describeCreator = ({ createdBy }: ApiKey) => {
    if (createdBy === null) return "by the command line";
    // Who is no member has left, once it is known who the members are.
    return (
      members.data && `by ${members.data.members.find((member) => member.id === createdBy)?.email ?? "somebody who has left"}`
    );
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
          label: "Reaches",
          cell: ({ designId }) => (designId === null ? "The workspace" : <DesignName id={designId} />),
        },
        { id: "may", label: "May", cell: ({ permissions }) => formatPermissions(permissions) },
        {
          id: "used",
          label: "Last used",
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? <span className="quiet">Never</span> : <Time at={lastUsedAt} />),
        },
        { id: "ends", label: "Ends", cell: (key) => <KeyExpiry of={key} /> },
        {
          id: "made",
          label: "Made",
          cell: (key) => (
            <span>
              <Time at={key.createdAt} /> <span className="quiet">{describeCreator(key)}</span>
            </span>
          ),
        },
        {
          id: "deeds",
          label: "Actions",
          hidesLabel: true,
          align: "end",
          cell: (key) =>
            may("ADMIN") &&
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

const expiresSoonMs = 14 * 86_400_000;

function KeyExpiry({ of: key }: { readonly of: ApiKey }) {
  const { revokedAt, expiresAt } = key;
  if (revokedAt !== null)
    return (
      <Badge>
        <span>
          Revoked <Time at={revokedAt} />
        </span>
      </Badge>
    );
  if (expiresAt === null) return <span className="quiet">Never</span>;
  if (!isKeyActive(key))
    return (
      <Badge>
        <span>
          Expired <Time at={expiresAt} />
        </span>
      </Badge>
    );
  if (Date.parse(expiresAt) - Date.now() < expiresSoonMs)
    return (
      <Badge tone="warning">
        <Time at={expiresAt} />
      </Badge>
    );
  return <Time at={expiresAt} />;
}
