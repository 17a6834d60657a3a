import type { DesignId, SystemId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { platforms } from "#/model/platform";
import { type System, systemStatuses } from "#/model/system";
import type { Context } from "#/operations/context";
import { resolveServedSystem, type ServedSystem } from "#/operations/systems/resolve";

/** A system as its workspace sees it, whatever its status. */
export const OwnSystemResponse = Type.Object(
  {
    id: IdString<SystemId>({ description: "Id of the system" }),
    name: Type.String({ description: "Display name of the system" }),
    slug: Type.String({ description: "Slug of the system in URLs, unique in the installation" }),
    status: StringEnum(systemStatuses, {
      description: "DRAFT: no design is approved. ACTIVE: live. ARCHIVED: withdrawn from the public",
    }),
    platform: StringEnum(platforms, { description: "Main platform of the system" }),
    brandColor: Nullable(Type.String({ description: "Brand colour as hex; null until a design with colours is approved" })),
    tokenCount: Type.Integer({ description: "Number of DTCG tokens of the live design, in one mode" }),
    version: Nullable(Type.String({ description: "Version of the live design; null if there is none" })),
    servedDesignId: Nullable(
      Type.String({
        description: "Id of the live design, or of the one that would be live if the system were active; null if there is none",
      }),
    ),
    pinnedDesignId: Nullable(IdString<DesignId>({ description: "Id of the pinned design; null if none is pinned" })),
    updatedAt: Type.String({ format: "date-time", description: "When the public content of the system last changed" }),
  },
  { title: "OwnSystem" },
);
export type OwnSystemResponse = Static<typeof OwnSystemResponse>;

export const ownSystemExample: OwnSystemResponse = {
  id: "sys_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Nordhavn Optik",
  slug: "nordhavn-optik",
  status: "ACTIVE",
  platform: "nextjs",
  brandColor: "#1f4e79",
  tokenCount: 186,
  version: "1.0.0",
  servedDesignId: "ds_01kaph4c7ke0sbx1v0s1kq4s4m",
  pinnedDesignId: null,
  updatedAt: "2026-11-21T10:00:00.000Z",
};

/** The brand colour of a system; null if it has no tokens yet. */
export const getBrandColor = ({ brandColor, tokenCount }: Pick<System, "brandColor" | "tokenCount">): string | null =>
  tokenCount === 0 ? null : brandColor;

/** Maps a system to its response. */
export const toOwnSystemResponse = async ({ store }: Context, system: System): Promise<OwnSystemResponse> =>
  mapOwnSystem(system, await resolveServedSystem(store, system));

/** Maps a system and what it serves to its response. */
export function mapOwnSystem(system: System, served: ServedSystem | undefined): OwnSystemResponse {
  const { id, name, slug, status, platform, tokenCount, pinnedDesignId, updatedAt } = system;
  return {
    id,
    name,
    slug,
    status,
    platform,
    brandColor: getBrandColor(system),
    tokenCount,
    version: served?.version.number ?? null,
    servedDesignId: served?.design.id ?? null,
    pinnedDesignId,
    updatedAt,
  };
}
