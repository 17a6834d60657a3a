import { Failure } from "#/kernel/errors";
import { createDesignPublishedEvent, createSystemEvent } from "#/model/event";
import type { Version } from "#/model/version";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { freezeVersion, type ReleaseChoice } from "#/lifecycle/freeze-version";
import { loadDesign, assertNotArchived } from "#/lifecycle/load-design";

/**
 * Publishes an approved design as a release of its system, with the number that its changes ask for or a greater one. Throws `not_found`, `invalid` for a bump below
 * the proposed one, and `conflict` unless the design is APPROVED and its system not archived.
 */
export const publishDesign = (context: CommandContext, designId: string, release: ReleaseChoice = {}): Promise<Version> =>
  runUnitOfWork(context, (tx) => publishDesignInTx(tx, designId, release));

/** The same as a part of a larger change. */
export async function publishDesignInTx(tx: UnitOfWork, designId: string, release: ReleaseChoice = {}): Promise<Version> {
  const { repositories, contents, now, audit, publish } = tx;
  const { design, system } = await loadDesign(repositories, designId);
  assertNotArchived(system);
  if (design.status !== "APPROVED")
    throw new Failure("conflict", `Only an approved design can be published; this one is ${design.status}.`);
  await repositories.designs.update(design.id, { status: "PUBLISHED", publishedAt: now, updatedAt: now });
  const version = await freezeVersion(repositories, contents, design, "release", now, release);
  const { system: live, isFirst } = await syncServedDesign(tx, system.id);
  await publish(createDesignPublishedEvent(live, design, version.number, now));
  if (!isFirst) await publish(createSystemEvent("system.updated", live, design, version.number, now));
  const details = { version: version.number, bump: version.bump ?? "", proposedBump: version.proposedBump ?? "" };
  await audit({ action: "design.published", workspaceId: design.workspaceId, targetId: design.id, details });
  return version;
}
