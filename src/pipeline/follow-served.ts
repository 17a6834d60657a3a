import { tokenNamesOf } from "#/audit/inventory";
import { servedDesign, type System } from "#/model/system";
import type { Change } from "#/pipeline/change";

/**
 * Brings a system's public facts in line with the design that it serves now: colour, token count, platform and, unless it is withdrawn, whether it is live.
 * Call it after everything that may change what is served. Gives the system as it stands then.
 */
export async function followServed({ repositories, contents, now }: Change, systemId: string): Promise<System> {
  const { systems, designs, versions } = repositories;
  const system = await systems.byId(systemId);
  if (!system) throw new Error(`system ${systemId} is missing`);
  const served = servedDesign(await designs.ofSystem(systemId), await versions.orderOfSystem(systemId), system.pinnedDesignId);
  const tokens = served && (await contents.part(served.parts, "tokens"));
  const brief = served && (await contents.part(served.parts, "brief"));
  const facts: Pick<System, "status" | "brandColor" | "tokenCount" | "platform" | "updatedAt"> = {
    status: system.status === "ARCHIVED" ? "ARCHIVED" : served ? "ACTIVE" : "DRAFT",
    brandColor: tokens?.brand.color.hex ?? "#000000",
    tokenCount: tokens ? tokenNamesOf(tokens).length : 0,
    platform: brief ? (brief.platform ?? "nextjs") : system.platform,
    updatedAt: now,
  };
  await systems.update(systemId, facts);
  return { ...system, ...facts };
}
