import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { brandId, findBrand, noBrand } from "#/operations/brands/find-brand";
import { DesignAnswer, designAnswer, designExample } from "#/operations/designs/design-answer";
import { ownedOperation } from "#/operations/operation";
import { orderInput, pageAsked, pageInput, pageOf } from "#/operations/paging";

export const listBrandDesigns = ownedOperation({
  name: "list_brand_designs",
  title: "List a brand's designs",
  summary: "Every design of a brand, drafts and archived ones included.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: brandId, ...orderInput, ...pageInput("ds") }),
  output: Type.Object(
    {
      designs: Type.Array(DesignAnswer, { description: "In the order of their making, or the other way round" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "DesignList" },
  ),
  example: { input: { id: designExample.brandId }, output: { designs: [designExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/brands/:id/designs" },
  missing: noBrand,
  find: findBrand,
  async run(context, input, brand) {
    const found = await context.store.designs.listPage(brand.id, pageAsked(input));
    const { shown, nextCursor } = pageOf(found, input, ({ id }) => id);
    return { designs: await Promise.all(shown.map((design) => designAnswer(context, design))), nextCursor };
  },
});
