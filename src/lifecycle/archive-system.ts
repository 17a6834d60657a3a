import { Failure } from "#/kernel/errors";
import type { System } from "#/model/system";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";

/** Withdraws a system: for the public it is not there until it is restored. Throws `conflict` where it is archived already. */
export const archiveSystem = (context: CommandContext, systemId: string): Promise<System> =>
  runUnitOfWork(context, async ({ repositories: { systems }, now: updatedAt, audit }) => {
    const system = await systems.findById(systemId);
    if (!system || system.status === "ARCHIVED") throw new Failure("conflict", "This system is archived already.");
    await systems.update(system.id, { status: "ARCHIVED", updatedAt });
    await audit({
      action: "system.archived",
      workspaceId: system.workspaceId,
      targetId: system.id,
      details: { slug: system.slug },
    });
    return { ...system, status: "ARCHIVED", updatedAt };
  });

/** Brings a withdrawn system back: live where a design is approved, else a draft. Throws `conflict` where it is not archived. */
export const restoreSystem = (context: CommandContext, systemId: string): Promise<System> =>
  runUnitOfWork(context, async (tx) => {
    const { systems } = tx.repositories;
    const system = await systems.findById(systemId);
    if (system?.status !== "ARCHIVED") throw new Failure("conflict", "This system is not archived.");
    await systems.update(system.id, { status: "DRAFT" });
    const { system: restored } = await syncServedDesign(tx, system.id);
    const { workspaceId, slug, id } = restored;
    await tx.audit({ action: "system.restored", workspaceId, targetId: id, details: { slug } });
    return restored;
  });
