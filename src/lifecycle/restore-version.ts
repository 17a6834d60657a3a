import { Failure } from "#/kernel/errors";
import type { System } from "#/model/system";
import type { Version } from "#/model/version";
import { addDesign, type DesignWithProject } from "#/lifecycle/add-design";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { listPartsBefore } from "#/model/project";

/**
 * Starts a new draft with the parts of a version. A whole design waits for a new coherence audit, a
 * foundation for its review. Throws `not_found` if the system was deleted.
 */
export const restoreVersion = (context: CommandContext, system: System, version: Version): Promise<DesignWithProject> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents } = tx;
    const brand = await repositories.brands.findById(system.brandId);
    if (!brand) throw new Failure("not_found", "This system was deleted.");
    const { parts, seed, designId, number } = version;
    return await addDesign(
      tx,
      { brand, system },
      {
        seed,
        directionId: (await contents.loadPart(parts, "direction")).id,
        brief: await contents.loadPart(parts, "brief"),
        parts: listPartsBefore(parts, "COHERENCE_AUDIT"),
        basedOn: designId,
        state: parts.pages ? "COHERENCE_AUDIT" : "FOUNDATION_REVIEW",
        externalDesign: false,
        restores: number,
      },
    );
  });
