import type { ApiKey } from "#data/console-api";

export type Permission = ApiKey["permissions"][number];

/** What a key can be allowed, as people choose it. */
export const permissionChoices: readonly { readonly value: Permission; readonly label: string; readonly hint: string }[] = [
  { value: "READ", label: "Read (READ)", hint: "Brands, designs, contexts, tokens and rules packs" },
  {
    value: "ARTIFACTS_WRITE",
    label: "Import (ARTIFACTS_WRITE)",
    hint: "Components, pages and assets, as drafts for people to decide on",
  },
  {
    value: "PIPELINE",
    label: "Run (PIPELINE)",
    hint: "Creates brands, designs and projects, runs them, and finishes work that was done outside",
  },
];

const permissionLabels: Readonly<Record<Permission, string>> = { READ: "Read", ARTIFACTS_WRITE: "Import", PIPELINE: "Run" };

/** Permissions in a few words: “Read, import”. */
export const formatPermissions = (permissions: readonly Permission[]) => {
  const text = permissions.map((permission) => permissionLabels[permission].toLowerCase()).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Whether a key still works. */
export const isKeyActive = ({ revokedAt, expiresAt }: ApiKey, nowMs = Date.now()) =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > nowMs);
