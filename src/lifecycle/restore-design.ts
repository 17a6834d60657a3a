import { Failure } from "#/kernel/errors";
import type { DesignStatus } from "#/model/design";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { loadDesign } from "#/lifecycle/load-design";

/**
 * Takes an archived design back into use: published or approved as it was, else a draft, whose project stays cancelled. Its system serves what it should then. Throws
 * `conflict` where the design is not archived.
 */
export const restoreDesign = (context: CommandContext, designId: string): Promise<void> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now: updatedAt, audit } = tx;
    const { design, system } = await loadDesign(repositories, designId);
    if (design.status !== "ARCHIVED")
      throw new Failure("conflict", `This design is ${design.status}: only an archived one is restored.`);
    const status: DesignStatus = design.publishedAt !== null ? "PUBLISHED" : design.approvedAt !== null ? "APPROVED" : "DRAFT";
    await repositories.designs.update(design.id, { status, updatedAt });
    if (status !== "DRAFT") await syncServedDesign(tx, system.id);
    await audit({ action: "design.restored", workspaceId: design.workspaceId, targetId: design.id, details: { status } });
  });
