import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import type { Brand } from "#/model/brand";
import { visibilities } from "#/model/system";
import type { Context } from "#/operations/operation";
import { OwnSystemResponse, toOwnSystemResponse, ownSystemExample } from "#/operations/systems/schema";

/** A brand as its workspace sees it. */
export const BrandResponse = Type.Object(
  {
    id: Type.String({ description: "The brand's id" }),
    workspaceId: Type.String({ description: "The workspace that it belongs to" }),
    name: Type.String({ description: "Its name as it is written" }),
    slug: Type.String({ description: "Its name in addresses" }),
    tagline: Nullable(Type.String({ description: "A line that goes with the name" })),
    description: Nullable(Type.String({ description: "What it offers" })),
    website: Nullable(Type.String({ description: "Its own address" })),
    visibility: StringEnum(visibilities, {
      description: "PUBLIC: everyone reads what it serves; PRIVATE: keys and members of its workspace only",
    }),
    showBrief: Type.Boolean({ description: "Whether public pages and documents show the brief" }),
    system: OwnSystemResponse,
    createdAt: Type.String({ format: "date-time", description: "When it was made" }),
    updatedAt: Type.String({ format: "date-time", description: "When it was changed last" }),
  },
  { title: "Brand" },
);
export type BrandResponse = Static<typeof BrandResponse>;

/** What the API description shows. */
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
  system: ownSystemExample,
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
};

/** Reads a brand with its system. */
export async function toBrandResponse(context: Context, brand: Brand): Promise<BrandResponse> {
  const system = await context.store.systems.findByBrand(brand.id);
  if (!system) throw new Error(`brand ${brand.id} has no system`);
  const { visibility, showBrief } = system;
  return { ...brand, visibility, showBrief, system: await toOwnSystemResponse(context, system) };
}
