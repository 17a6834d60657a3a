import type { PublicVersion } from "#/documents/brand-page/brand-page-context";
import { isServable, type System } from "#/model/system";
import type { Store } from "#/store/store";

/** Versions that a brand page lists at most. */
const listed = 60;

/**
 * The versions of a system that everybody may see, newest first: one for each design that is approved or published, the release where there is one. Foundations under way and
 * withdrawn designs are left out.
 */
export async function shownVersions(
  { designs, versions }: Pick<Store, "designs" | "versions">,
  { id, publicOn }: Pick<System, "id" | "publicOn">,
): Promise<readonly PublicVersion[]> {
  const [all, made] = await Promise.all([versions.listBySystem(id), designs.listBySystem(id)]);
  const open = new Set(made.filter((design) => isServable(design, publicOn)).map((design) => design.id));
  const newest = new Map<string, PublicVersion>();
  for (const { number, kind, designId, changelog, reasons, releaseNotes, createdAt } of all)
    if (kind !== "alpha" && open.has(designId))
      newest.set(designId, { number, kind, designId, changelog, reasons, releaseNotes, createdAt });
  return [...newest.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, listed);
}
