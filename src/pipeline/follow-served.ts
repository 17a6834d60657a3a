import { tokenNamesOf } from "#/audit/inventory";
import { systemActivated, toSubscribers } from "#/model/event";
import { servedDesign, type System } from "#/model/system";
import { freeSlug } from "#/pipeline/add-brand";
import type { Change } from "#/pipeline/change";

/** A system after a change, and whether the change made it live for the first time. */
export type Followed = { readonly system: System; readonly isFirst: boolean };

/**
 * Brings a system's public facts in line with the design that it serves now: colour, token count, platform and, unless it is withdrawn, whether it is live.
 * `updatedAt` moves only where something that is served differs. A system that goes public gets the slug that it keeps from then on, and the first time that it is
 * live is announced. Call it after everything that may change what is served.
 */
export async function followServed({ repositories, contents, now, announce }: Change, systemId: string): Promise<Followed> {
  const { systems, designs, versions } = repositories;
  const system = await systems.byId(systemId);
  if (!system) throw new Error(`system ${systemId} is missing`);
  const served = servedDesign(
    await designs.ofSystem(systemId),
    await versions.orderOfSystem(systemId),
    system.pinnedDesignId,
    system.publicOn,
  );
  const version = served && (await versions.ofDesign(served.id)).findLast(({ kind }) => kind !== "alpha");
  const tokens = served && (await contents.part(served.parts, "tokens"));
  const brief = served && (await contents.part(served.parts, "brief"));
  const facts: Pick<System, "status" | "brandColor" | "tokenCount" | "platform" | "servedVersionId"> = {
    status: system.status === "ARCHIVED" ? "ARCHIVED" : served ? "ACTIVE" : "DRAFT",
    brandColor: tokens?.brand.color.hex ?? "#000000",
    tokenCount: tokens ? tokenNamesOf(tokens).length : 0,
    platform: brief ? (brief.platform ?? "nextjs") : system.platform,
    servedVersionId: version?.id ?? null,
  };
  const isFirst = facts.status === "ACTIVE" && system.activatedAt === null;
  const slug = facts.status === "ACTIVE" && system.visibility === "PUBLIC" ? await publicSlug(systems, system) : system.slug;
  const isSame =
    slug === system.slug &&
    facts.status === system.status &&
    facts.brandColor === system.brandColor &&
    facts.tokenCount === system.tokenCount &&
    facts.platform === system.platform &&
    facts.servedVersionId === system.servedVersionId;
  if (isSame && !isFirst) return { system, isFirst };
  const change = { ...facts, activatedAt: isFirst ? now : system.activatedAt, updatedAt: isSame ? system.updatedAt : now };
  await systems.update(systemId, change);
  const followed = { ...system, ...change, slug };
  if (isFirst && served && version) {
    await announce(systemActivated(followed, served, version.number, now));
    await announce(toSubscribers("system.published", followed, served, version.number, now));
  }
  return { system: followed, isFirst };
}

/** The slug under which a system is public: its own, or that with a number where another one has been public under it already. */
async function publicSlug(systems: Change["repositories"]["systems"], system: System): Promise<string> {
  if (await systems.holdsSlug(system.id)) return system.slug;
  const slug = freeSlug(system.slug, await systems.slugsHeld(system, system.slug.slice(0, 50)));
  await systems.holdSlug(system.id, slug);
  return slug;
}
