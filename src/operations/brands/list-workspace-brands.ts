import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { toSlug } from "#/kernel/text/slug";
import { maxSlugLength } from "#/model/limits";
import { systemStatuses } from "#/model/system";
import { BrandResponse, toBrandResponses, brandExample } from "#/operations/brands/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { countTotal, orderInput, toPageQuery, pageInput, toPage } from "#/operations/paging";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { brandSorts } from "#/store/repositories/brands";

export const listWorkspaceBrands = defineOwnedOperation({
  name: "list_workspace_brands",
  title: "List brands",
  summary: "Lists a workspace's brands with their systems.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    search: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 80,
        description: "Only return brands whose name, slug or tagline contains this text",
      }),
    ),
    status: Type.Optional(
      Type.Array(StringEnum(systemStatuses), {
        minItems: 1,
        maxItems: 3,
        description: "Only return brands whose system has one of these statuses",
      }),
    ),
    sort: Type.Optional(
      StringEnum(brandSorts, { default: "created", description: "The field to sort by; `order` sets the direction" }),
    ),
    ...orderInput,
    ...pageInput("br"),
  }),
  output: Type.Object(
    {
      brands: Type.Array(BrandResponse, { description: "Brands in the requested order" }),
      total: Type.Integer({ description: "Total number of matching brands on all pages" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "BrandList" },
  ),
  example: { input: { limit: 20 }, output: { brands: [brandExample], total: 1, nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/brands" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, input, target) {
    const { search, status: statuses, sort } = input;
    const slugPart = search === undefined ? undefined : toSlug(search, "", maxSlugLength);
    const query = { search, slugPart, statuses, sort };
    const found = await context.store.brands.listPage(target.workspaceId, { ...query, ...toPageQuery(input) });
    const total = await countTotal(found, input, () => context.store.brands.count(target.workspaceId, query));
    const { shown, nextCursor } = toPage(found, input, ({ id }) => id);
    return { brands: await toBrandResponses(context, shown), total, nextCursor };
  },
});
