import { Type } from "@sinclair/typebox";
import type { Brand } from "#/model/brand";
import type { Context } from "#/operations/operation";

export const brandId = Type.String({ minLength: 1, maxLength: 64, description: "The brand's id" });

/** What is said of a brand that is not there or not the caller's. */
export const brandNotFoundMessage = "There is no brand of this id, or it is not yours.";

/** The brand that a path names. */
export const findBrand = ({ store }: Context, { id = "" }: Readonly<Record<string, string>>): Promise<Brand | undefined> =>
  store.brands.findById(id);
