import type { System } from "#/model/system";
import type { Context } from "#/operations/operation";
import { selectSingleSystem, listReadableWorkspaces, listCallerWorkspaces } from "#/operations/systems/resolve";

/** What is said of a system that is not there or not the caller's. */
export const ownSystemNotFoundMessage = "There is no system of this name, or it is not yours.";

/**
 * The system that a path names, whatever its status: by id, by slug (those of the caller's
 * workspaces first), or by a display name that only one live system has. Whether the caller may
 * reach it is judged by who asks for it.
 */
export async function findOwnSystem(
  { store, caller }: Context,
  { name = "" }: Readonly<Record<string, string>>,
): Promise<System | undefined> {
  if (name.startsWith("sys_")) return await store.systems.findById(name);
  const publicOne = await store.systems.findByPublicSlug(name);
  const bySlug = selectSingleSystem(await store.systems.listBySlug(listCallerWorkspaces(caller), name), publicOne) ?? publicOne;
  if (bySlug) return bySlug;
  const [byName, other] = await store.systems.listActiveByName(name, listReadableWorkspaces(caller));
  return other ? undefined : byName;
}
