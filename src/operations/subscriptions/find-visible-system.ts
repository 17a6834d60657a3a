import type { System } from "#/model/system";
import type { Context } from "#/operations/operation";
import { findOwnSystem } from "#/operations/systems/find-own-system";

/** What is said of a system that is not there, or not to be seen by who asks. */
export const visibleSystemNotFoundMessage = "No published system has this name, and none of your workspaces has one.";

/** A system as its subscribers see it: a live one, or whatever the caller's own workspace has. */
export async function findVisibleSystem(context: Context, path: Readonly<Record<string, string>>): Promise<System | undefined> {
  const system = await findOwnSystem(context, path);
  return system && (isPublished(system) || isMember(context, system)) ? system : undefined;
}

const isPublished = ({ status, visibility }: System) => status === "ACTIVE" && visibility === "PUBLIC";

/** Whether the caller belongs to a system's workspace. */
export const isMember = ({ caller }: Context, { workspaceId }: Pick<System, "workspaceId">) =>
  caller.kind === "person" && caller.roles.has(workspaceId);
