import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { platforms } from "#/model/platform";
import { type System, systemStatuses } from "#/model/system";
import type { Context } from "#/operations/context";
import { resolveServedSystem } from "#/operations/systems/resolve";

/** A system as its own workspace sees it, whatever its status. */
export const OwnSystemResponse = Type.Object(
  {
    id: Type.String({ description: "The system's id" }),
    name: Type.String({ description: "Its display name" }),
    slug: Type.String({ description: "Its name in addresses, unique in the whole installation" }),
    status: StringEnum(systemStatuses, {
      description: "DRAFT: nothing approved; ACTIVE: live; ARCHIVED: withdrawn from the public",
    }),
    platform: StringEnum(platforms, { description: "Where it is mainly used" }),
    brandColor: Nullable(Type.String({ description: "Hex; null while no design with colours is approved" })),
    tokenCount: Type.Integer({ description: "DTCG tokens of the served design in one mode" }),
    version: Nullable(Type.String({ description: "Version of the served design" })),
    servedDesignId: Nullable(Type.String({ description: "The one design that the public sees, or would see" })),
    pinnedDesignId: Nullable(Type.String({ description: "The design that someone pinned" })),
    updatedAt: Type.String({ format: "date-time", description: "When its public face changed last" }),
  },
  { title: "OwnSystem" },
);
export type OwnSystemResponse = Static<typeof OwnSystemResponse>;

/** What the API description shows. */
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

/** A system's brand colour; null while it has no tokens, and so no colour. */
export const getBrandColor = ({ brandColor, tokenCount }: Pick<System, "brandColor" | "tokenCount">): string | null =>
  tokenCount === 0 ? null : brandColor;

/** Reads a system as its workspace sees it. */
export async function toOwnSystemResponse({ store }: Context, system: System): Promise<OwnSystemResponse> {
  const { id, name, slug, status, platform, tokenCount, pinnedDesignId, updatedAt } = system;
  const served = await resolveServedSystem(store, system);
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
