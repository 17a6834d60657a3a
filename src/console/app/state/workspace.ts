import { createContext, useContext } from "react";
import type { OwnWorkspace } from "#data/console-api";

export type Role = OwnWorkspace["role"];

const roleOrder: readonly Role[] = ["MEMBER", "ADMIN", "OWNER"];

/** Whether a role includes the rights of another. */
export const isAtLeast = (role: Role, minRole: Role): boolean => roleOrder.indexOf(role) >= roleOrder.indexOf(minRole);

/** Labels of the roles. */
export const roleLabels: Readonly<Record<Role, string>> = { OWNER: "Owner", ADMIN: "Admin", MEMBER: "Member" };

/** The workspace of the current address. */
export const WorkspaceContext = createContext<OwnWorkspace | undefined>(undefined);

/** The workspace of the screen and the user's role in it. Use it only on workspace screens. */
export function useWorkspace() {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace needs a workspace screen");
  return {
    ...workspace,
    /** Whether the user has at least this role here. */
    hasRole: (minRole: Role) => isAtLeast(workspace.role, minRole),
    /** The path of a screen of this workspace: `getPath("/members")`. */
    getPath: (rest = "") => `/w/${workspace.slug}${rest}`,
  };
}
