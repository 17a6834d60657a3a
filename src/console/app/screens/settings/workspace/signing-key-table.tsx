import type { SigningKey } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { Badge } from "#/console/app/components/badge";
import { Menu } from "#/console/app/components/menu";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { useWorkspace } from "#/console/app/state/workspace";

type SigningKeyTableProps = {
  readonly caption: string;
  /** Newest first. */
  readonly keys: readonly SigningKey[];
  readonly onShow: (key: SigningKey) => void;
  /** Undefined for those who may not revoke keys. */
  readonly onRevoke: ((key: SigningKey) => void) | undefined;
};

/** Signing keys with their fingerprint, and which of them signs. */
export function SigningKeyTable({ caption, keys, onShow, onRevoke }: SigningKeyTableProps) {
  const { id } = useWorkspace();
  const members = useQuery("list_members", { id, limit: 200 });
  const signer = keys.find(({ revokedAt }) => revokedAt === null);
  const describeCreator = ({ createdBy }: SigningKey) => {
    if (createdBy === null) return "by the command line";
    // People who left are known only once the members are loaded.
    return members.data && `by ${members.data.members.find((member) => member.id === createdBy)?.email ?? "a former member"}`;
  };
  return (
    <Table
      caption={caption}
      rows={keys}
      getRowKey={(key) => key.id}
      columns={[
        { id: "name", label: "Name", isName: true, cell: ({ name }) => name },
        { id: "fingerprint", label: "Fingerprint", cell: ({ fingerprint }) => <code>{fingerprint}</code> },
        {
          id: "status",
          label: "Status",
          cell: ({ id: keyId, revokedAt }) => {
            if (revokedAt === null)
              return keyId === signer?.id ? <Badge tone="success">Signs bundles</Badge> : <Badge>Active</Badge>;
            return (
              <Badge>
                <span>
                  Revoked <Time at={revokedAt} />
                </span>
              </Badge>
            );
          },
        },
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
          cell: (key) => (
            <Menu
              label={`Actions for ${key.name}`}
              items={[
                { label: "Show public key", run: () => onShow(key) },
                ...(onRevoke && key.revokedAt === null
                  ? [{ label: "Revoke", icon: "remove", isDanger: true, run: () => onRevoke(key) } as const]
                  : []),
              ]}
            />
          ),
        },
      ]}
    />
  );
}
