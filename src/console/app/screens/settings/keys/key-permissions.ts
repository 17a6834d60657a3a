import type { ApiKey } from "#data/console-api";

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
