import { Failure } from "#/kernel/errors";
import type { System } from "#/model/system";
import { change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";

/** Withdraws a system: for the public it is not there until it is restored. Throws `conflict` where it is archived already. */
export const archiveSystem = (deed: Deed, systemId: string): Promise<System> =>
  change(deed, async ({ repositories: { systems }, now: updatedAt, note }) => {
    const system = await systems.byId(systemId);
    if (!system || system.status === "ARCHIVED") throw new Failure("conflict", "This system is archived already.");
    await systems.update(system.id, { status: "ARCHIVED", updatedAt });
    await note({
      action: "system.archived",
      workspaceId: system.workspaceId,
      targetId: system.id,
      details: { slug: system.slug },
    });
    return { ...system, status: "ARCHIVED", updatedAt };
  });

/** Brings a withdrawn system back: live where a design is approved, else a draft. Throws `conflict` where it is not archived. */
export const restoreSystem = (deed: Deed, systemId: string): Promise<System> =>
  change(deed, async (scene) => {
    const { systems } = scene.repositories;
    const system = await systems.byId(systemId);
    if (system?.status !== "ARCHIVED") throw new Failure("conflict", "This system is not archived.");
    await systems.update(system.id, { status: "DRAFT" });
    const { system: restored } = await followServed(scene, system.id);
    const { workspaceId, slug, id } = restored;
    await scene.note({ action: "system.restored", workspaceId, targetId: id, details: { slug } });
    return restored;
  });
