import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import { type ParentPart, sortParentParts } from "#/model/sub-brand";
import type { Context } from "#/operations/context";
import { parseParent } from "#/operations/sub-brands/parent-input";

/** What a request says about the parent of a brand that exists. */
type ParentChange = { readonly parent?: string | null | undefined; readonly parentParts?: readonly ParentPart[] | undefined };

/**
 * The changed fields of a brand. Throws `invalid` for a parent that cannot have sub-brands and for
 * parts without a parent, and `conflict` for a brand that has sub-brands or took parts from another
 * brand before.
 */
export async function resolveParentChange(
  context: Context,
  brand: Brand,
  { parent, parentParts }: ParentChange,
): Promise<Partial<Pick<Brand, "parentBrandId" | "parentParts">>> {
  if (parent === null) {
    if (parentParts !== undefined) throw new Failure("invalid", "Send parentParts without parent: null.");
    return { parentBrandId: null, parentParts: [] };
  }
  if (parent === undefined) {
    if (parentParts === undefined) return {};
    if (brand.parentBrandId === null) throw new Failure("invalid", "parentParts needs parent: this brand has none.");
    return { parentParts: sortParentParts(parentParts) };
  }
  const { store, contents } = context;
  const choice = await parseParent(context, brand.workspaceId, { parent, parentParts });
  if (!choice || choice.brandId === brand.parentBrandId)
    return parentParts === undefined ? {} : { parentParts: sortParentParts(parentParts) };
  if (choice.brandId === brand.id) throw new Failure("invalid", "parent: a brand cannot be its own parent.");
  if ((await store.brands.listByParent(brand.id)).length > 0)
    throw new Failure("conflict", "This brand has sub-brands, so it cannot be a sub-brand itself.");
  const system = await store.systems.findByBrand(choice.brandId);
  for (const { parts } of await store.designs.listByBrand(brand.id)) {
    const source = await contents.loadPart(parts, "parent");
    if (source && source.slug !== system?.slug)
      throw new Failure(
        "conflict",
        `Designs of this brand took parts from “${source.name}”. Create a new brand to take parts from another.`,
      );
  }
  return { parentBrandId: choice.brandId, parentParts: choice.parts };
}
