import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import type { Brand } from "#/model/brand";
import { designStatuses } from "#/model/design";
import { systemStatuses } from "#/model/system";
import { canBuildFrom } from "#/operations/designs/schema";
import { type Context, defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { resolveServedSystem } from "#/operations/systems/resolve";
import { readOnlyHints, defineTool } from "#/operations/tool";

const BrandWithDesigns = Type.Object(
  {
    id: Type.String({ description: "The brand's id" }),
    name: Type.String({ description: "Its name" }),
    slug: Type.String({ description: "Its name in addresses" }),
    system: Type.Object(
      {
        slug: Type.String({ description: "The name that the tools for published systems take" }),
        status: StringEnum(systemStatuses, { description: "ACTIVE: published" }),
      },
      { description: "Its public face" },
    ),
    designs: Type.Array(
      Type.Object({
        id: Type.String({ description: "The design's id: the tools take it as designId" }),
        name: Type.String({ description: "Its name" }),
        status: StringEnum(designStatuses, { description: "How far it is decided" }),
        readyToBuild: Type.Boolean({ description: "Whether to build from it" }),
        version: Nullable(Type.String({ description: "The newest version frozen from it; null before the first approval" })),
        served: Type.Boolean({ description: "Whether the brand's published system serves it now" }),
        createdAt: Type.String({ format: "date-time", description: "When it was made" }),
      }),
      { description: "Oldest first" },
    ),
  },
  { title: "BrandWithDesigns" },
);

export const listBrands = defineOwnedOperation({
  name: "list_brands",
  title: "List brands with their designs",
  summary: "Brands of the key's workspace, each with its designs; with a hand-off key its own brand with its one design.",
  tag: "Brands",
  access: { key: "READ" },
  input: StrictObject(pageInput("br")),
  output: Type.Object(
    {
      brands: Type.Array(BrandWithDesigns, { description: "In the order of their making" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "BrandsWithDesigns" },
  ),
  rest: { method: "GET", path: "/api/v1/brands", hidden: true },
  tool: defineTool({
    description:
      "The place to start: the brands of the workspace, each with its designs: status, version, whether it is the one served, when it was made. Take the designId from here for the other tools; build only from designs whose readyToBuild is true, the served one unless your person names another. Where nextCursor is not null, call again with it as cursor.",
    auth: "key",
    hints: readOnlyHints,
    input: StrictObject(pageInput("br")),
  }),
  notFoundMessage: "There is no key to tell whose brands to list.",
  async find({ caller }) {
    if (caller.kind !== "key") return undefined;
    const { workspaceId, designId } = caller.key;
    return designId === null ? { workspaceId } : { workspaceId, designId };
  },
  async run(context, input, { workspaceId, designId }) {
    const { designs, brands } = context.store;
    if (designId !== undefined) {
      const design = await designs.findById(designId);
      const brand = design && (await brands.findById(design.brandId));
      return { brands: brand ? [await toBrandWithDesigns(context, brand, designId)] : [], nextCursor: null };
    }
    const { shown, nextCursor } = toPage(await brands.listPage(workspaceId, toPageQuery(input)), input, ({ id }) => id);
    return { brands: await Promise.all(shown.map((brand) => toBrandWithDesigns(context, brand))), nextCursor };
  },
});

async function toBrandWithDesigns(context: Context, { id, name, slug }: Brand, onlyDesignId?: string) {
  const { store } = context;
  const system = await store.systems.findByBrand(id);
  if (!system) throw new Error(`brand ${id} has no system`);
  const servedId = system.status === "ACTIVE" ? (await resolveServedSystem(store, system))?.design.id : undefined;
  const versions = new Map((await store.versions.listBySystem(system.id)).map(({ designId, number }) => [designId, number]));
  const designs = (await store.designs.listByBrand(id)).filter(
    (design) => onlyDesignId === undefined || design.id === onlyDesignId,
  );
  return {
    id,
    name,
    slug,
    system: { slug: system.slug, status: system.status },
    designs: await Promise.all(
      designs.map(async (design) => ({
        id: design.id,
        name: design.name,
        status: design.status,
        readyToBuild: await canBuildFrom(context, design),
        version: versions.get(design.id) ?? null,
        served: design.id === servedId,
        createdAt: design.createdAt,
      })),
    ),
  };
}
