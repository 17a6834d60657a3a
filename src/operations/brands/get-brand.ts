import { StrictObject } from "#/kernel/schema";
import { BrandAnswer, brandAnswer, brandExample } from "#/operations/brands/brand-answer";
import { brandId, findBrand, noBrand } from "#/operations/brands/find-brand";
import { ownedOperation } from "#/operations/operation";

export const getBrand = ownedOperation({
  name: "get_brand",
  title: "Get a brand",
  summary: "One brand with its system.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: brandId }),
  output: BrandAnswer,
  example: { input: { id: brandExample.id }, output: brandExample },
  rest: { method: "GET", path: "/api/v1/brands/:id" },
  missing: noBrand,
  find: findBrand,
  run: (context, _, brand) => brandAnswer(context, brand),
});
