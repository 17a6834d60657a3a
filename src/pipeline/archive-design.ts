import { Failure } from "#/kernel/errors";
import { isOpen } from "#/model/design";
import { isEnded } from "#/model/project";
import { cancel } from "#/pipeline/cancel-project";
import { change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";
import { presentDesign } from "#/pipeline/present";

/**
 * Takes a design out of use: it is unpinned, its project is cancelled where it goes on, and the system serves what is left, if anything. Its versions stay.
 * Throws `conflict` where it is archived already.
 */
export const archiveDesign = (deed: Deed, designId: string): Promise<void> =>
  change(deed, async (scene) => {
    const { repositories, now, note } = scene;
    const { design, system, project } = await presentDesign(repositories, designId);
    if (design.status === "ARCHIVED") throw new Failure("conflict", "This design is archived already.");
    if (project && !isEnded(project)) await cancel(scene, project);
    const wasPinned = system.pinnedDesignId === design.id;
    if (wasPinned) await repositories.systems.update(system.id, { pinnedDesignId: null });
    await repositories.designs.update(design.id, { status: "ARCHIVED", updatedAt: now });
    if (isOpen(design)) await followServed(scene, system.id);
    const details = { from: design.status, wasPinned };
    await note({ action: "design.archived", workspaceId: design.workspaceId, targetId: design.id, details });
  });
