import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { brandId, findBrand, brandNotFoundMessage } from "#/operations/brands/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/delete-brand";

export const deleteBrand = defineOwnedOperation({
  name: "delete_brand",
  title: "Delete a brand",
  summary: "Deletes a brand and its drafts. A brand with an approved design cannot be deleted; archive its system instead.",
  tag: "Brands",
  access: { people: "MEMBER" },
  input: StrictObject({ id: brandId }),
  output: Type.Object({ deleted: Type.Literal(true, { description: "Always true" }) }, { title: "Deleted" }),
  example: { input: { id: "br_01kaph4c7ke0sbx1v0s1kq4s4m" }, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/brands/:id" },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  async run(context, _, brand) {
    await lifecycle.deleteBrand(createCommandContext(context), brand);
    return { deleted: true as const };
  },
});
