import type { IconName } from "#/doors/console/app/parts/icon";
import { isAtLeast, type Role } from "#/doors/console/app/state/workspace";

export type NavigationItem = {
  readonly label: string;
  readonly icon: IconName;
  /** The path below the workspace. */
  readonly below: string;
  readonly group: "work" | "workspace";
  readonly least?: Role;
  /** What is counted beside the label. */
  readonly counts?: "waiting";
};

/** What the side bar can show, from the top down. */
const items: readonly NavigationItem[] = [
  { label: "Brands", icon: "brands", below: "", group: "work" },
  { label: "Projects", icon: "archive", below: "/projects", group: "work" },
  { label: "Needs review", icon: "check", below: "/needs-review", group: "work", counts: "waiting" },
  { label: "Agents", icon: "agent", below: "/agents", group: "work" },
  { label: "Members", icon: "members", below: "/members", group: "workspace" },
  { label: "API keys", icon: "key", below: "/keys", group: "workspace" },
  { label: "Webhooks", icon: "webhook", below: "/webhooks", group: "workspace" },
  { label: "Audit log", icon: "log", below: "/audit-log", group: "workspace", least: "ADMIN" },
  { label: "Settings", icon: "settings", below: "/settings", group: "workspace" },
];

/** What a person of a role sees in the side bar. */
export const navigationFor = (role: Role): readonly NavigationItem[] =>
  items.filter(({ least }) => isAtLeast(role, least ?? "MEMBER"));

/** What can be begun from everywhere, by the command palette. */
const beginnings: readonly Omit<NavigationItem, "group">[] = [
  { label: "New brand", icon: "add", below: "/brands/new" },
  { label: "New API key", icon: "key", below: "/keys?new=key", least: "ADMIN" },
  { label: "Add a webhook endpoint", icon: "webhook", below: "/webhooks?new=endpoint", least: "ADMIN" },
  { label: "Subscribe to a system", icon: "webhook", below: "/webhooks?tab=subscriptions&new=subscription" },
];

/** What a person of a role can begin. */
export const beginningsFor = (role: Role) => beginnings.filter(({ least }) => isAtLeast(role, least ?? "MEMBER"));

/** Whether an entry is the one that a path belongs to. Brands stand at the workspace's own path and below `/brands`. */
export function isCurrent({ below }: NavigationItem, base: string, path: string): boolean {
  const rest = path.slice(base.length);
  if (below === "") return rest === "" || /^\/(?:brands|designs|systems)\b/.test(rest);
  return rest === below || rest.startsWith(`${below}/`);
}
