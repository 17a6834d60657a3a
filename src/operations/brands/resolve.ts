import { Type } from "@sinclair/typebox";
import type { Brand } from "#/model/brand";
import type { Context } from "#/operations/context";

export const brandId = Type.String({ minLength: 1, maxLength: 64, description: "The brand's id" });

/** Message for a brand that does not exist or is in a workspace that the caller cannot access. */
export const brandNotFoundMessage = "No brand has this id, or you do not have access to it.";

/** Finds the brand with the path's id. */
export const findBrand = ({ store }: Context, { id = "" }: Readonly<Record<string, string>>): Promise<Brand | undefined> =>
  store.brands.findById(id);
