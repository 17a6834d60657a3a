import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { brandId, findBrand, brandNotFoundMessage } from "#/operations/brands/resolve";
import { DesignResponse, toDesignResponse, designExample } from "#/operations/designs/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { orderInput, toPageQuery, pageInput, toPage } from "#/operations/paging";

export const listBrandDesigns = defineOwnedOperation({
  name: "list_brand_designs",
  title: "List a brand's designs",
  summary: "Lists all designs of a brand, including drafts and archived designs.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: brandId, ...orderInput, ...pageInput("ds") }),
  output: Type.Object(
    {
      designs: Type.Array(DesignResponse, { description: "Designs sorted by creation date" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "DesignList" },
  ),
  example: { input: { id: designExample.brandId }, output: { designs: [designExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/brands/:id/designs" },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  async run(context, input, brand) {
    const found = await context.store.designs.listPage(brand.id, toPageQuery(input));
    const { shown, nextCursor } = toPage(found, input, ({ id }) => id);
    return { designs: await Promise.all(shown.map((design) => toDesignResponse(context, design))), nextCursor };
  },
});
