import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { BrandAnswer, brandAnswer, brandExample } from "#/operations/brands/brand-answer";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";

export const listWorkspaceBrands = ownedOperation({
  name: "list_workspace_brands",
  title: "List brands",
  summary: "The workspace's brands, each with its system.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("br") }),
  output: Type.Object(
    {
      brands: Type.Array(BrandAnswer, { description: "In the order of their making" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "BrandList" },
  ),
  example: { input: { limit: 20 }, output: { brands: [brandExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/brands" },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, input, target) {
    const found = await context.store.brands.page(target.workspaceId, pageAsked(input));
    const { shown, nextCursor } = pageOf(found, input, ({ id }) => id);
    return { brands: await Promise.all(shown.map((brand) => brandAnswer(context, brand))), nextCursor };
  },
});
