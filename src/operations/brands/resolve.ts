import type { BrandId } from "#/model/ids";
import { IdString } from "#/kernel/schema";
import type { Brand } from "#/model/brand";
import type { Context } from "#/operations/context";

export const brandId = IdString<BrandId>({ minLength: 1, maxLength: 64, description: "The brand's id" });

/** Message for a brand that does not exist or is in a workspace that the caller cannot access. */
export const brandNotFoundMessage = "No brand has this id, or you do not have access to it.";

/** Finds the brand with the path's id. */
export const findBrand = async ({ store }: Context, { id }: { readonly id?: BrandId }): Promise<Brand | undefined> =>
  id ? await store.brands.findById(id) : undefined;
