import { createContext, useContext } from "react";
import type { OwnWorkspace } from "#data/console-api";

export type Role = OwnWorkspace["role"];

const order: readonly Role[] = ["MEMBER", "ADMIN", "OWNER"];

/** Whether a role reaches at least another. */
export const isAtLeast = (role: Role, least: Role): boolean => order.indexOf(role) >= order.indexOf(least);

/** A role as people read it. */
export const roleWords: Readonly<Record<Role, string>> = { OWNER: "Owner", ADMIN: "Admin", MEMBER: "Member" };

/** The workspace that the address names; the shell gives it to its screens. */
export const WorkspaceContext = createContext<OwnWorkspace | undefined>(undefined);

/** The workspace that the screen is about, with the person's own role in it. Only screens of a workspace may ask. */
export function useWorkspace() {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("a screen without a workspace asks for one");
  return {
    ...workspace,
    /** Whether the person has at least this role here. */
    may: (least: Role) => isAtLeast(workspace.role, least),
    /** The path of a screen of this workspace: `path("/members")`. */
    path: (rest = "") => `/w/${workspace.slug}${rest}`,
  };
}
