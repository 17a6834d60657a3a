import type { PublicVersion } from "#/documents/brand-page/brand-page-context";
import { isServable, type System } from "#/model/system";
import type { Store } from "#/store/store";

/** The most versions that a brand page lists. */
const maxListedVersions = 60;

/**
 * Lists the public versions of a system, newest first: one for each approved or published design,
 * its release if there is one. Foundation versions and archived designs are left out.
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
