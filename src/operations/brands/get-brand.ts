import { StrictObject } from "#/kernel/schema";
import { BrandResponse, toBrandResponse, brandExample } from "#/operations/brands/schema";
import { brandId, findBrand, brandNotFoundMessage } from "#/operations/brands/resolve";
import { defineOwnedOperation } from "#/operations/operation";

export const getBrand = defineOwnedOperation({
  name: "get_brand",
  title: "Get a brand",
  summary: "Retrieves a brand and its system.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: brandId }),
  output: BrandResponse,
  example: { input: { id: brandExample.id }, output: brandExample },
  rest: { method: "GET", path: "/api/v1/brands/:id" },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  run: (context, _, brand) => toBrandResponse(context, brand),
});
