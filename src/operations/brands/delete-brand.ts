import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { brandId, findBrand, noBrand } from "#/operations/brands/find-brand";
import { ownedOperation } from "#/operations/operation";
import { removeBrand } from "#/lifecycle/remove-brand";

export const deleteBrand = ownedOperation({
  name: "delete_brand",
  title: "Delete a brand",
  summary: "Removes a brand with its drafts, as long as nothing of it was approved.",
  tag: "Brands",
  access: { people: "MEMBER" },
  input: StrictObject({ id: brandId }),
  output: Type.Object({ deleted: Type.Literal(true, { description: "It is gone" }) }, { title: "Deleted" }),
  example: { input: { id: "br_01kaph4c7ke0sbx1v0s1kq4s4m" }, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/brands/:id" },
  missing: noBrand,
  find: findBrand,
  async run(context, _, brand) {
    await removeBrand(deedOf(context), brand);
    return { deleted: true as const };
  },
});
