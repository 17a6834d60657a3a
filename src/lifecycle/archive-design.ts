import { Failure } from "#/kernel/errors";
import { isApprovedOrPublished } from "#/model/design";
import { isEnded } from "#/model/project";
import { cancelProjectInTx } from "#/lifecycle/cancel-project";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { loadDesign } from "#/lifecycle/load-design";

/**
 * Takes a design out of use: it is unpinned, its project is cancelled where it goes on, and the system serves what is left, if anything. Its versions stay.
 * Throws `conflict` where it is archived already.
 */
export const archiveDesign = (context: CommandContext, designId: string): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now, audit } = tx;
    const { design, system, project } = await loadDesign(repositories, designId);
    if (design.status === "ARCHIVED") throw new Failure("conflict", "This design is archived already.");
    if (project && !isEnded(project)) await cancelProjectInTx(tx, project);
    const wasPinned = system.pinnedDesignId === design.id;
    if (wasPinned) await repositories.systems.update(system.id, { pinnedDesignId: null });
    await repositories.designs.update(design.id, { status: "ARCHIVED", updatedAt: now });
    if (isApprovedOrPublished(design)) await syncServedDesign(tx, system.id);
    const details = { from: design.status, wasPinned };
    await audit({ action: "design.archived", workspaceId: design.workspaceId, targetId: design.id, details });
  });
