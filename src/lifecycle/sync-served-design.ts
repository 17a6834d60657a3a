import type { SystemId } from "#/model/ids";
import { createSystemActivatedEvent, createSystemEvent } from "#/model/event";
import { transition } from "#/model/state-machine";
import { findServedDesign, type System, systemMachine } from "#/model/system";
import { findFreeSlug } from "#/lifecycle/add-brand";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/** A system after a change, and whether the change made it live for the first time. */
export type SyncedSystem = { readonly system: System; readonly isFirst: boolean };

/**
 * Updates a system's public fields after a change of what it serves: colour, token count, platform
 * and status. `updatedAt` changes only if served content does. A system that goes public reserves
 * its slug, and publishes an event the first time it is live. Call it after every change that can
 * affect what is served.
 */
export async function syncServedDesign(
  { repositories, contents, now, publish }: UnitOfWork,
  systemId: SystemId,
): Promise<SyncedSystem> {
  const { systems, designs, versions } = repositories;
  const system = await systems.findById(systemId);
  if (!system) throw new Error(`system ${systemId} is missing`);
  const served = findServedDesign(
    await designs.listBySystem(systemId),
    await versions.listKindsBySystem(systemId),
    system.pinnedDesignId,
    system.publicOn,
  );
  const version = served && (await versions.listByDesign(served.id)).findLast(({ kind }) => kind !== "alpha");
  const tokens = served && (await contents.loadPart(served.parts, "tokens"));
  const brief = served && (await contents.loadPart(served.parts, "brief"));
  const { listTokenNames } = await import("#/audit/inventory");
  const publicFields: Pick<System, "status" | "brandColor" | "tokenCount" | "platform" | "servedVersionId"> = {
    status: transition(systemMachine, system.status, served ? "serveDesign" : "serveNothing"),
    brandColor: tokens?.brand.color.hex ?? "#000000",
    tokenCount: tokens ? listTokenNames(tokens).length : 0,
    platform: brief ? (brief.platform ?? "nextjs") : system.platform,
    servedVersionId: version?.id ?? null,
  };
  const isFirst = publicFields.status === "ACTIVE" && system.activatedAt === null;
  const slug =
    publicFields.status === "ACTIVE" && system.visibility === "PUBLIC" ? await reservePublicSlug(systems, system) : system.slug;
  const isSame =
    slug === system.slug &&
    publicFields.status === system.status &&
    publicFields.brandColor === system.brandColor &&
    publicFields.tokenCount === system.tokenCount &&
    publicFields.platform === system.platform &&
    publicFields.servedVersionId === system.servedVersionId;
  if (isSame && !isFirst) return { system, isFirst };
  const change = { ...publicFields, activatedAt: isFirst ? now : system.activatedAt, updatedAt: isSame ? system.updatedAt : now };
  await systems.update(systemId, change);
  const synced = { ...system, ...change, slug };
  if (isFirst && served && version) {
    await publish(createSystemActivatedEvent(synced, served, version.number, now));
    await publish(createSystemEvent("system.published", synced, served, version.number, now));
  }
  return { system: synced, isFirst };
}

/**
 * The slug under which a system is public: its own, or with a number if another system has been
 * public under it.
 */
async function reservePublicSlug(systems: UnitOfWork["repositories"]["systems"], system: System): Promise<string> {
  if (await systems.hasReservedSlug(system.id)) return system.slug;
  const slug = findFreeSlug(system.slug, await systems.listReservedSlugs(system, system.slug.slice(0, 50)));
  await systems.reserveSlug(system.id, slug);
  return slug;
}
