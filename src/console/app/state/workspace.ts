import { createContext, useContext } from "react";
import type { OwnWorkspace } from "#data/console-api";

export type Role = OwnWorkspace["role"];

const roleOrder: readonly Role[] = ["MEMBER", "ADMIN", "OWNER"];

/** Whether a role reaches at least another. */
export const isAtLeast = (role: Role, minRole: Role): boolean => roleOrder.indexOf(role) >= roleOrder.indexOf(minRole);

/** A role as people read it. */
export const roleLabels: Readonly<Record<Role, string>> = { OWNER: "Owner", ADMIN: "Admin", MEMBER: "Member" };

/** The workspace that the address names; the shell gives it to its screens. */
export const WorkspaceContext = createContext<OwnWorkspace | undefined>(undefined);

/** The workspace that the screen is about, with the person's own role in it. Only screens of a workspace may ask. */
export function useWorkspace() {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("a screen without a workspace asks for one");
  return {
    ...workspace,
    /** Whether the person has at least this role here. */
    may: (minRole: Role) => isAtLeast(workspace.role, minRole),
    /** The path of a screen of this workspace: `path("/members")`. */
    path: (rest = "") => `/w/${workspace.slug}${rest}`,
  };
}
