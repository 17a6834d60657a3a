import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { BrandAnswer, brandAnswer, brandExample } from "#/operations/brands/brand-answer";
import { acceptBrand, brandInput } from "#/operations/brands/brand-input";
import { brandId, findBrand, noBrand } from "#/operations/brands/find-brand";
import { ownedOperation } from "#/operations/operation";
import { editBrand } from "#/pipeline/edit-brand";

export const updateBrand = ownedOperation({
  name: "update_brand",
  title: "Change a brand",
  summary: "Changes what is said of a brand. A new name is the system's new name too; the slug stays as it is.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: brandId, ...brandInput, name: Type.Optional(brandInput.name) }),
  output: BrandAnswer,
  example: { input: { id: brandExample.id, tagline: "Glasses, made to be looked through" }, output: brandExample },
  rest: { method: "PATCH", path: "/api/v1/brands/:id" },
  missing: noBrand,
  find: findBrand,
  async run(context, { id, ...given }, brand) {
    const said = acceptBrand(given);
    if (Object.keys(said).length === 0)
      throw new Failure("invalid", "Give at least one of name, tagline, description and website.");
    return await brandAnswer(context, await editBrand(deedOf(context), brand.id, said));
  },
});
