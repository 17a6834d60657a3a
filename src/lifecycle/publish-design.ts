import type { DesignId } from "#/model/ids";
import { designMachine } from "#/model/design";
import { createDesignPublishedEvent, createSystemEvent } from "#/model/event";
import { transition } from "#/model/state-machine";
import { systemMachine } from "#/model/system";
import type { Version } from "#/model/version";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { freezeVersion, type ReleaseChoice } from "#/lifecycle/freeze-version";
import { loadDesign } from "#/lifecycle/load-design";
import { notifySubBrands } from "#/lifecycle/notify-sub-brands";

/**
 * Publishes an approved design as a release of its system, with the version number that its changes
 * require or a greater one. Throws `not_found`, `invalid` for a bump below the proposed one, and
 * `conflict` unless the design is approved and its system is not archived.
 */
export const publishDesign = (context: CommandContext, designId: DesignId, release: ReleaseChoice = {}): Promise<Version> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents, now, audit, publish } = tx;
    const { design, system } = await loadDesign(repositories, designId);
    transition(systemMachine, system.status, "changeServedDesign", { name: system.name });
    const status = transition(designMachine, design.status, "publish", { name: design.name });
    await repositories.designs.update(design.id, { status, publishedAt: now, updatedAt: now });
    const version = await freezeVersion(repositories, contents, design, "release", now, release);
    const { system: live, isFirst } = await syncServedDesign(tx, system.id);
    await publish(createDesignPublishedEvent(live, design, version.number, now));
    if (!isFirst) await publish(createSystemEvent("system.updated", live, design, version.number, now));
    await notifySubBrands(tx, design.brandId);
    const details = { version: version.number, bump: version.bump ?? "", proposedBump: version.proposedBump ?? "" };
    await audit({ action: "design.published", workspaceId: design.workspaceId, targetId: design.id, details });
    return version;
  });
