import type { SystemId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { transition } from "#/model/state-machine";
import { type System, systemMachine } from "#/model/system";
import { notifySubBrands } from "#/lifecycle/notify-sub-brands";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { type CommandContext, runUnitOfWork, type UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Archives a system: the public gets 404 until it is restored. Throws `conflict` if it is archived
 * already.
 */
export const archiveSystem = (context: CommandContext, systemId: SystemId): Promise<System> =>
  runUnitOfWork(context, async (tx) => {
    const { now: updatedAt, audit } = tx;
    const system = await loadSystem(tx, systemId);
    const { id, workspaceId, name, slug } = system;
    const status = transition(systemMachine, system.status, "archive", { name });
    await tx.repositories.systems.update(id, { status, updatedAt });
    await audit({ action: "system.archived", workspaceId, targetId: id, details: { slug } });
    return { ...system, status, updatedAt };
  });

/**
 * Restores an archived system: live if a design can be served, otherwise a draft. Throws `conflict`
 * if it is not archived.
 */
export const restoreSystem = (context: CommandContext, systemId: SystemId): Promise<System> =>
  runUnitOfWork(context, async (tx) => {
    const system = await loadSystem(tx, systemId);
    const status = transition(systemMachine, system.status, "restore", { name: system.name });
    await tx.repositories.systems.update(system.id, { status });
    const { system: restored } = await syncServedDesign(tx, system.id);
    await notifySubBrands(tx, system.brandId);
    const { workspaceId, slug, id } = restored;
    await tx.audit({ action: "system.restored", workspaceId, targetId: id, details: { slug } });
    return restored;
  });

async function loadSystem({ repositories }: UnitOfWork, systemId: SystemId): Promise<System> {
  const system = await repositories.systems.findById(systemId);
  if (!system) throw new Failure("conflict", "This system was deleted in the meantime. Reload the list of systems.");
  return system;
}
