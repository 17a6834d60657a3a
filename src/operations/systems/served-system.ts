import type { Design } from "#/model/design";
import { servedDesign, type System } from "#/model/system";
import type { Version } from "#/model/version";
import type { Context } from "#/operations/operation";
import type { Store } from "#/store/store";

/** A live system with the one design it serves and the newest version frozen from that. */
export type ServedSystem = { readonly system: System; readonly design: Design; readonly version: Version };

/** What a live system serves now, or undefined where nothing is approved. */
export async function servedBy(
  { designs, versions }: Pick<Store, "designs" | "versions">,
  system: System,
): Promise<ServedSystem | undefined> {
  const [made, order] = await Promise.all([designs.ofSystem(system.id), versions.orderOfSystem(system.id)]);
  const design = servedDesign(made, order, system.pinnedDesignId);
  const version = design && (await versions.ofDesign(design.id)).findLast(({ kind }) => kind !== "alpha");
  return design && version ? { system, design, version } : undefined;
}

/** What is said of a name that no live system bears. */
export const noSystem = "No published system has this name. GET /api/v1/systems lists those there are.";

/** The input of an operation on a served system with the system's slug for its name, by which its replies are cached. */
export const bySlug = (input: Readonly<Record<string, unknown>>, { system }: ServedSystem) => ({ ...input, name: system.slug });

/** The system that a path names by slug, or by a display name that only one live system bears. */
export async function findServedSystem(
  { store }: Context,
  { name = "" }: Readonly<Record<string, string>>,
): Promise<ServedSystem | undefined> {
  const bySlug = await store.systems.bySlug(name);
  const byName = bySlug ? [bySlug] : await store.systems.activeByName(name);
  const system = byName.length === 1 && byName[0]?.status === "ACTIVE" ? byName[0] : undefined;
  return system && (await servedBy(store, system));
}
