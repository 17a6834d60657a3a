import type { DesignId } from "#/model/ids";
import { designMachine, isApprovedOrPublished } from "#/model/design";
import { isEnded } from "#/model/project";
import { transition } from "#/model/state-machine";
import { cancelProject } from "#/lifecycle/cancel-project";
import { loadDesign } from "#/lifecycle/load-design";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Archives a design: unpins it, cancels its project unless that has ended, and lets the system
 * serve another design, if there is one. Versions stay. Throws `conflict` if the design is archived
 * already.
 */
export const archiveDesign = (context: CommandContext, designId: DesignId): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now, audit } = tx;
    const { design, system, project } = await loadDesign(repositories, designId);
    const status = transition(designMachine, design.status, "archive", { name: design.name });
    if (project && !isEnded(project)) await cancelProject({ ...context, tx }, project.id);
    const wasPinned = system.pinnedDesignId === design.id;
    if (wasPinned) await repositories.systems.update(system.id, { pinnedDesignId: null });
    await repositories.designs.update(design.id, { status, updatedAt: now });
    if (isApprovedOrPublished(design)) await syncServedDesign(tx, system.id);
    const details = { from: design.status, wasPinned };
    await audit({ action: "design.archived", workspaceId: design.workspaceId, targetId: design.id, details });
  });
