import type { PublicVersion } from "#/documents/brand-page/brand-page-context";
import { isServable, type System } from "#/model/system";
import type { Store } from "#/store/store";

/** Versions that a brand page lists at most. */
const maxListedVersions = 60;

/**
 * The versions of a system that everybody may see, newest first: one for each design that is
 * approved or published, the release where there is one. Foundations under way and withdrawn
 * designs are left out.
 */
export async function listPublicVersions(
  { designs, versions }: Pick<Store, "designs" | "versions">,
  { id, publicOn }: Pick<System, "id" | "publicOn">,
): Promise<readonly PublicVersion[]> {
  const [all, systemDesigns] = await Promise.all([versions.listBySystem(id), designs.listBySystem(id)]);
  const servableIds = new Set(systemDesigns.filter((design) => isServable(design, publicOn)).map((design) => design.id));
  const newest = new Map<string, PublicVersion>();
  for (const { number, kind, designId, changelog, reasons, releaseNotes, createdAt } of all)
    if (kind !== "alpha" && servableIds.has(designId))
      newest.set(designId, { number, kind, designId, changelog, reasons, releaseNotes, createdAt });
  return [...newest.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, maxListedVersions);
}
