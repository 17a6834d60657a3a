import type { BrandId, DesignId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { IdString, Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import type { Brand } from "#/model/brand";
import { designStatuses } from "#/model/design";
import { systemStatuses } from "#/model/system";
import { canBuildFrom } from "#/operations/designs/schema";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { loadRelation, toParentRelation } from "#/operations/sub-brands/schema";
import { resolveServedSystem } from "#/operations/systems/resolve";
import { readOnlyHints, defineTool } from "#/operations/tool";

const BrandWithDesigns = Type.Object(
  {
    id: IdString<BrandId>({ description: "The brand's id" }),
    name: Type.String({ description: "Its name" }),
    slug: Type.String({ description: "The brand's slug, used in URLs" }),
    system: Type.Object(
      {
        slug: Type.String({ description: "The system's slug. Tools for published systems take it as name." }),
        status: StringEnum(systemStatuses, { description: "The system's status; ACTIVE means published" }),
      },
      { description: "The brand's public system" },
    ),
    parent: Nullable(
      Type.Object(
        {
          name: Type.String({ description: "Its name" }),
          takenVersion: Nullable(Type.String({ description: "The version that the newest design took; null for none" })),
          newerVersion: Nullable(Type.String({ description: "A newer published version; null if there is none" })),
        },
        { description: "The brand that a sub-brand takes parts from; null for other brands" },
      ),
    ),
    designs: Type.Array(
      Type.Object({
        id: IdString<DesignId>({ description: "The design's id. Tools take it as designId." }),
        name: Type.String({ description: "Its name" }),
        status: StringEnum(designStatuses, { description: "The design's status" }),
        readyToBuild: Type.Boolean({
          description: "Whether it is ready to build from: approved or published, without open audit errors",
        }),
        version: Nullable(Type.String({ description: "The design's newest version; null before its first approval" })),
        served: Type.Boolean({ description: "Whether it is the live design of the brand's published system" }),
        createdAt: Type.String({ format: "date-time", description: "When the design was created" }),
      }),
      { description: "The brand's designs, oldest first" },
    ),
  },
  { title: "BrandWithDesigns" },
);

export const listBrands = defineOwnedOperation({
  name: "list_brands",
  title: "List brands with their designs",
  summary: "Lists the brands of the key's workspace with their designs. A handoff key sees only its own brand and design.",
  tag: "Brands",
  access: { key: "READ" },
  input: StrictObject(pageInput("br")),
  output: Type.Object(
    {
      brands: Type.Array(BrandWithDesigns, { description: "Brands sorted by creation date, oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "BrandsWithDesigns" },
  ),
  rest: { method: "GET", path: "/api/v1/brands", hidden: true },
  tool: defineTool({
    description:
      "Start here. Lists the workspace's brands with their designs: status, version, whether the design is live " +
      "(served) and its creation date. Pass a design's id as designId to the other tools. Build only from designs " +
      "with readyToBuild true; use the one with served true unless your user names another. If nextCursor " +
      "is not null, call again with it as cursor.",
    auth: "key",
    hints: readOnlyHints,
    input: StrictObject(pageInput("br")),
  }),
  notFoundMessage: "Send an API key: list_brands lists the brands of the key's workspace.",
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

async function toBrandWithDesigns(context: Context, brand: Brand, onlyDesignId?: DesignId) {
  const { store } = context;
  const { id, name, slug } = brand;
  const relation = await loadRelation(context, brand);
  const parent = relation && toParentRelation(brand, relation);
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
    parent: parent ? { name: parent.name, takenVersion: parent.takenVersion, newerVersion: parent.newerVersion } : null,
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
