import type { ExportParent } from "#/formats/export-metadata";
import type { PartHashes } from "#/model/design";
import { listTakenParts, type ParentSource } from "#/model/sub-brand";
import type { System } from "#/model/system";
import type { Context } from "#/operations/context";

/**
 * The parent that exports of a design may name: what it took, if its system and that of its parent
 * are public.
 */
export async function findPublicParent(
  { store, contents }: Pick<Context, "store" | "contents">,
  { brandId, visibility }: Pick<System, "brandId" | "visibility">,
  parts: PartHashes,
): Promise<ExportParent | undefined> {
  if (visibility !== "PUBLIC" || parts.parent === undefined) return undefined;
  const mirror = await store.mirrors.findByBrand(brandId);
  if (mirror) return mirror.namesParent ? toExportParent(await contents.loadPart(parts, "parent")) : undefined;
  const brand = await store.brands.findById(brandId);
  const parent = brand?.parentBrandId ? await store.systems.findByBrand(brand.parentBrandId) : undefined;
  if (parent?.visibility !== "PUBLIC" || parent.status !== "ACTIVE") return undefined;
  const { name, slug } = parent;
  return toExportParent(await contents.loadPart(parts, "parent"), { name, slug });
}

/** What was taken, under the names that the parent has now, or else had at that time. */
function toExportParent(
  source: ParentSource | null | undefined,
  { name, slug }: Partial<Pick<ExportParent, "name" | "slug">> = {},
): ExportParent | undefined {
  if (!source) return undefined;
  const taken = listTakenParts(source).map((part) => ({ part, version: source.parts[part]?.version ?? "" }));
  return { name: name ?? source.name, slug: slug ?? source.slug, parts: taken };
}
