import type { ApiKey } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { Time } from "#/console/app/components/time";

type Lifetime = Pick<ApiKey, "revokedAt" | "expiresAt">;

/** Whether a key, or the access of a client, is neither revoked nor expired. */
export const isKeyActive = ({ revokedAt, expiresAt }: Lifetime, nowMs = Date.now()) =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > nowMs);

const expiresSoonMs = 14 * 86_400_000;

/** When a key expires, or when it was revoked or expired. */
export function KeyExpiry({ apiKey: key }: { readonly apiKey: Lifetime }) {
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

export type Permission = ApiKey["permissions"][number];

/** Labels of the permissions. */
export const permissionChoices: readonly { readonly value: Permission; readonly label: string; readonly hint: string }[] = [
  { value: "READ", label: "Read (READ)", hint: "Brands, designs, contexts, tokens and rules packs" },
  {
    value: "ARTIFACTS_WRITE",
    label: "Import (ARTIFACTS_WRITE)",
    hint: "Sends components, pages and assets as drafts for review",
  },
  {
    value: "PIPELINE",
    label: "Run (PIPELINE)",
    hint: "Creates and runs brands, designs and projects, and finishes external design",
  },
];

const permissionLabels: Readonly<Record<Permission, string>> = { READ: "Read", ARTIFACTS_WRITE: "Import", PIPELINE: "Run" };

/** Permissions in words: “Read, import”. */
export const formatPermissions = (permissions: readonly Permission[]) => {
  const text = permissions.map((permission) => permissionLabels[permission].toLowerCase()).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
