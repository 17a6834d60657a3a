import { Failure } from "#/kernel/errors";
import { isServable } from "#/model/system";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { loadDesign, assertNotArchived } from "#/lifecycle/load-design";

/** Makes a system serve this design until it is unpinned; done again, nothing changes. Throws `conflict` unless the design is APPROVED or PUBLISHED. */
export const pinDesign = (context: CommandContext, designId: string): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, audit } = tx;
    const { design, system } = await loadDesign(repositories, designId);
    assertNotArchived(system);
    if (!isServable(design, system.publicOn))
      throw new Failure(
        "conflict",
        system.publicOn === "APPROVAL"
          ? `Only an approved or published design can be pinned; this one is ${design.status}.`
          : `Designs of this workspace go public when they are published, so only a published one can be pinned; this one is ${design.status}.`,
      );
    if (system.pinnedDesignId === design.id) return;
    await repositories.systems.update(system.id, { pinnedDesignId: design.id });
    await syncServedDesign(tx, system.id);
    await audit({ action: "design.pinned", workspaceId: design.workspaceId, targetId: design.id });
  });

/** Lets the system serve its newest published design again; nothing changes where another design or none is pinned. */
export const unpinDesign = (context: CommandContext, designId: string): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, audit } = tx;
    const { design, system } = await loadDesign(repositories, designId);
    if (system.pinnedDesignId !== design.id) return;
    await repositories.systems.update(system.id, { pinnedDesignId: null });
    await syncServedDesign(tx, system.id);
    await audit({ action: "design.unpinned", workspaceId: design.workspaceId, targetId: design.id });
  });
