import { Type } from "@sinclair/typebox";
import { IdString, StrictObject } from "#/kernel/schema";
import type { BrandId } from "#/model/ids";
import { defineOwnedOperation } from "#/operations/operation";
import {
  loadRelation,
  ParentRelation,
  parentRelationExample,
  subBrandExample,
  toParentRelation,
} from "#/operations/sub-brands/schema";
import { findWorkspace, workspaceId, workspaceNotFoundMessage } from "#/operations/workspaces/resolve";

export const listParentUpdates = defineOwnedOperation({
  name: "list_parent_updates",
  title: "List newer versions of parents",
  summary: "Lists the sub-brands of a workspace whose parent has a newer published version than they took.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: workspaceId }),
  output: Type.Object(
    {
      updates: Type.Array(
        Type.Object({
          brand: Type.Object({
            id: IdString<BrandId>({ description: "The sub-brand's id" }),
            name: Type.String({ description: "Its name" }),
            slug: Type.String({ description: "Its slug" }),
          }),
          parent: ParentRelation,
        }),
        { description: "Sub-brands in the order of creation" },
      ),
    },
    { title: "ParentUpdateList" },
  ),
  example: {
    input: {},
    output: {
      updates: [
        {
          brand: { id: subBrandExample.id, name: subBrandExample.name, slug: subBrandExample.slug },
          parent: parentRelationExample,
        },
      ],
    },
  },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/parent-updates" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, _, { workspaceId: owner }) {
    const subBrands = await context.store.brands.listSubBrands(owner);
    const found = await Promise.all(
      subBrands.map(async (brand) => {
        const relation = await loadRelation(context, brand);
        const { id, name, slug } = brand;
        return relation && { brand: { id, name, slug }, parent: toParentRelation(brand, relation) };
      }),
    );
    return { updates: found.flatMap((update) => (update && update.parent.newerVersion !== null ? [update] : [])) };
  },
});
