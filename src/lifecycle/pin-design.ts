import type { DesignId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { designMachine } from "#/model/design";
import { transition } from "#/model/state-machine";
import { isServable, systemMachine } from "#/model/system";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { loadDesign } from "#/lifecycle/load-design";
import { notifySubBrands } from "#/lifecycle/notify-sub-brands";

/**
 * Makes a system serve this design until it is unpinned. Pinning it again changes nothing. Throws
 * `conflict` unless the system can serve it.
 */
export const pinDesign = (context: CommandContext, designId: DesignId): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, audit } = tx;
    const { design, system } = await loadDesign(repositories, designId);
    transition(systemMachine, system.status, "changeServedDesign", { name: system.name });
    transition(designMachine, design.status, "pin", { name: design.name });
    if (!isServable(design, system.publicOn))
      throw new Failure(
        "conflict",
        "Designs of this workspace go live when they are published. Publish the design, then pin it.",
      );
    if (system.pinnedDesignId === design.id) return;
    await repositories.systems.update(system.id, { pinnedDesignId: design.id });
    await syncServedDesign(tx, system.id);
    await notifySubBrands(tx, system.brandId);
    await audit({ action: "design.pinned", workspaceId: design.workspaceId, targetId: design.id });
  });

/**
 * Makes the system serve its newest published design again. Changes nothing if the design is not
 * pinned.
 */
export const unpinDesign = (context: CommandContext, designId: DesignId): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, audit } = tx;
    const { design, system } = await loadDesign(repositories, designId);
    if (system.pinnedDesignId !== design.id) return;
    await repositories.systems.update(system.id, { pinnedDesignId: null });
    await syncServedDesign(tx, system.id);
    await notifySubBrands(tx, system.brandId);
    await audit({ action: "design.unpinned", workspaceId: design.workspaceId, targetId: design.id });
  });
