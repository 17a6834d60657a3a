import type { BrandId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import type { Brand } from "#/model/brand";
import type { Mirror } from "#/model/mirror";
import { type System, visibilities } from "#/model/system";
import type { Context } from "#/operations/context";
import { type LoadedRelation, loadRelation, ParentRelation, toParentRelation } from "#/operations/sub-brands/schema";
import { resolveServedSystems, type ServedSystem } from "#/operations/systems/resolve";
import { mapOwnSystem, OwnSystemResponse, ownSystemExample } from "#/operations/systems/schema";

/** Where a brand comes from that is a copy of one in another Livery. */
const MirrorResponse = Type.Object(
  {
    source: Type.String({ description: "Address or file name that it was last pulled from" }),
    fingerprint: Nullable(Type.String({ description: "Fingerprint of the key that signs it; null without a signature" })),
    since: Type.String({ format: "date-time", description: "When it was pulled for the first time" }),
    pulledAt: Type.String({ format: "date-time", description: "When a version was last pulled" }),
  },
  { title: "Mirror", description: "The source of a brand that was pulled from another Livery and cannot be edited here" },
);

/** A brand in responses to its workspace. */
export const BrandResponse = Type.Object(
  {
    id: IdString<BrandId>({ description: "The brand's id" }),
    workspaceId: IdString<WorkspaceId>({ description: "Id of the brand's workspace" }),
    name: Type.String({ description: "The brand's name" }),
    slug: Type.String({ description: "The brand's slug, used in URLs" }),
    tagline: Nullable(Type.String({ description: "A short line shown with the name" })),
    description: Nullable(Type.String({ description: "What the brand offers" })),
    website: Nullable(Type.String({ description: "The brand's own URL" })),
    visibility: StringEnum(visibilities, {
      description: "PUBLIC: anyone can read its live design. PRIVATE: only keys and members of its workspace can.",
    }),
    showBrief: Type.Boolean({ description: "Whether public pages and documents show the brief" }),
    parent: Nullable(ParentRelation),
    mirror: Nullable(MirrorResponse),
    system: OwnSystemResponse,
    createdAt: Type.String({ format: "date-time", description: "When the brand was created" }),
    updatedAt: Type.String({ format: "date-time", description: "When the brand was last updated" }),
  },
  { title: "Brand" },
);
export type BrandResponse = Static<typeof BrandResponse>;

/** Example in the API reference. */
export const brandExample: BrandResponse = {
  id: "br_01kaph4c7ke0sbx1v0s1kq4s4m",
  workspaceId: "ws_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Nordhavn Optik",
  slug: "nordhavn-optik",
  tagline: "Glasses, made to be looked through",
  description: null,
  website: "https://nordhavn.example",
  visibility: "PUBLIC",
  showBrief: false,
  parent: null,
  mirror: null,
  system: ownSystemExample,
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
};

/** Maps a brand, with its system, to its response. */
export async function toBrandResponse(context: Context, brand: Brand): Promise<BrandResponse> {
  const [response] = await toBrandResponses(context, [brand]);
  if (!response) throw new Error(`brand ${brand.id} has no response`);
  return response;
}

/** Maps brands, with their systems, to their responses. */
export async function toBrandResponses(context: Context, brands: readonly Brand[]): Promise<BrandResponse[]> {
  const { store } = context;
  const ids = brands.map(({ id }) => id);
  const [systems, mirrors] = await Promise.all([store.systems.listByBrands(ids), store.mirrors.listByBrands(ids)]);
  const served = await resolveServedSystems(store, systems);
  const systemOf = new Map(systems.map((system, index) => [system.brandId, { system, served: served[index] }]));
  const mirrorOf = new Map(mirrors.map((mirror) => [mirror.brandId, mirror]));
  return await Promise.all(
    brands.map(async (brand) => {
      const own = systemOf.get(brand.id);
      if (!own) throw new Error(`brand ${brand.id} has no system`);
      return mapBrand(brand, { ...own, mirror: mirrorOf.get(brand.id), relation: await loadRelation(context, brand) });
    }),
  );
}

/** What a response needs to know of a brand. */
type BrandSources = {
  readonly system: System;
  readonly served: ServedSystem | undefined;
  readonly mirror: Mirror | undefined;
  readonly relation: LoadedRelation | undefined;
};

function mapBrand(brand: Brand, { system, served, mirror, relation }: BrandSources): BrandResponse {
  const { visibility, showBrief } = system;
  const { parentBrandId, parentParts, ...fields } = brand;
  return {
    ...fields,
    visibility,
    showBrief,
    parent: relation ? toParentRelation(brand, relation) : null,
    mirror: mirror
      ? { source: mirror.source, fingerprint: mirror.fingerprint, since: mirror.createdAt, pulledAt: mirror.pulledAt }
      : null,
    system: mapOwnSystem(system, served),
  };
}
