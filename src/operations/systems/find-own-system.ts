import type { System } from "#/model/system";
import type { Context } from "#/operations/operation";

/** What is said of a system that is not there or not the caller's. */
export const noOwnSystem = "There is no system of this name, or it is not yours.";

/** The system that a path names, whatever its status: by slug, or by a display name that only one live system bears. */
export async function findOwnSystem(
  { store }: Context,
  { name = "" }: Readonly<Record<string, string>>,
): Promise<System | undefined> {
  const bySlug = await store.systems.bySlug(name);
  if (bySlug) return bySlug;
  const [byName, other] = await store.systems.activeByName(name);
  return other ? undefined : byName;
}
