import type { IconName } from "#/console/app/components/icon";
import { isAtLeast, type Role } from "#/console/app/state/workspace";

export type NavigationItem = {
  readonly label: string;
  readonly icon: IconName;
  /** The path below the workspace. */
  readonly subpath: string;
  readonly group: "work" | "workspace";
  readonly minRole?: Role;
  /** The count that is shown beside the label. */
  readonly counts?: "waiting";
};

/** All sidebar items, top to bottom. */
const items: readonly NavigationItem[] = [
  { label: "Brands", icon: "brands", subpath: "", group: "work" },
  { label: "Projects", icon: "archive", subpath: "/projects", group: "work" },
  { label: "Needs review", icon: "check", subpath: "/needs-review", group: "work", counts: "waiting" },
  { label: "Agents", icon: "agent", subpath: "/agents", group: "work" },
  { label: "Members", icon: "members", subpath: "/members", group: "workspace" },
  { label: "API keys", icon: "key", subpath: "/keys", group: "workspace" },
  { label: "Webhooks", icon: "webhook", subpath: "/webhooks", group: "workspace" },
  { label: "Audit log", icon: "log", subpath: "/audit-log", group: "workspace", minRole: "ADMIN" },
  { label: "Settings", icon: "settings", subpath: "/settings", group: "workspace" },
  { label: "Server", icon: "system", subpath: "/server", group: "workspace", minRole: "OWNER" },
];

/** The sidebar items that a role sees. */
export const getNavigation = (role: Role): readonly NavigationItem[] =>
  items.filter(({ minRole }) => isAtLeast(role, minRole ?? "MEMBER"));

/** Actions that the command palette offers everywhere. */
const quickActions: readonly Omit<NavigationItem, "group">[] = [
  { label: "New brand", icon: "add", subpath: "/brands/new" },
  { label: "Import a brand", icon: "add", subpath: "/brands/import" },
  { label: "New API key", icon: "key", subpath: "/keys?new=key", minRole: "ADMIN" },
  { label: "Add webhook endpoint", icon: "webhook", subpath: "/webhooks?new=endpoint", minRole: "ADMIN" },
  { label: "Subscribe to a system", icon: "webhook", subpath: "/webhooks?tab=subscriptions&new=subscription" },
];

/** The quick actions that a role may use. */
export const getQuickActions = (role: Role) => quickActions.filter(({ minRole }) => isAtLeast(role, minRole ?? "MEMBER"));

/**
 * Whether a path belongs to an item. Brands have the workspace's own path and those below
 * `/brands`.
 */
export function isCurrent({ subpath }: NavigationItem, base: string, path: string): boolean {
  const rest = path.slice(base.length);
  if (subpath === "") return rest === "" || /^\/(?:brands|designs|systems)\b/.test(rest);
  return rest === subpath || rest.startsWith(`${subpath}/`);
}
