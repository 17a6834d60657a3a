import type { DesignId } from "#/model/ids";
import { designMachine, type DesignStatus } from "#/model/design";
import { transition } from "#/model/state-machine";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { loadDesign } from "#/lifecycle/load-design";
import { notifySubBrands } from "#/lifecycle/notify-sub-brands";

/**
 * Restores an archived design to what it was: published, approved, or a draft whose project stays
 * cancelled. Updates what the system serves. Throws `conflict` if the design is not archived.
 */
export const restoreDesign = (context: CommandContext, designId: DesignId): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now: updatedAt, audit } = tx;
    const { design, system } = await loadDesign(repositories, designId);
    const to: DesignStatus = design.publishedAt !== null ? "PUBLISHED" : design.approvedAt !== null ? "APPROVED" : "DRAFT";
    const status = transition(designMachine, design.status, "restore", { name: design.name, to });
    await repositories.designs.update(design.id, { status, updatedAt });
    if (status !== "DRAFT") {
      await syncServedDesign(tx, system.id);
      await notifySubBrands(tx, system.brandId);
    }
    await audit({ action: "design.restored", workspaceId: design.workspaceId, targetId: design.id, details: { status } });
  });
