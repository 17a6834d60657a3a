import { Failure } from "#/kernel/errors";
import { isServable } from "#/model/system";
import { change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";
import { presentDesign, refuseWithdrawn } from "#/pipeline/present";

/** Makes a system serve this design until it is unpinned; done again, nothing changes. Throws `conflict` unless the design is APPROVED or PUBLISHED. */
export const pinDesign = (deed: Deed, designId: string): Promise<void> =>
  change(deed, async (scene) => {
    const { repositories, note } = scene;
    const { design, system } = await presentDesign(repositories, designId);
    refuseWithdrawn(system);
    if (!isServable(design, system.publicOn))
      throw new Failure(
        "conflict",
        system.publicOn === "APPROVAL"
          ? `Only an approved or published design can be pinned; this one is ${design.status}.`
          : `Designs of this workspace go public when they are published, so only a published one can be pinned; this one is ${design.status}.`,
      );
    if (system.pinnedDesignId === design.id) return;
    await repositories.systems.update(system.id, { pinnedDesignId: design.id });
    await followServed(scene, system.id);
    await note({ action: "design.pinned", workspaceId: design.workspaceId, targetId: design.id });
  });

/** Lets the system serve its newest published design again; nothing changes where another design or none is pinned. */
export const unpinDesign = (deed: Deed, designId: string): Promise<void> =>
  change(deed, async (scene) => {
    const { repositories, note } = scene;
    const { design, system } = await presentDesign(repositories, designId);
    if (system.pinnedDesignId !== design.id) return;
    await repositories.systems.update(system.id, { pinnedDesignId: null });
    await followServed(scene, system.id);
    await note({ action: "design.unpinned", workspaceId: design.workspaceId, targetId: design.id });
  });
