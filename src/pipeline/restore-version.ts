import { Failure } from "#/kernel/errors";
import type { System } from "#/model/system";
import type { Version } from "#/model/version";
import { addDesign, type DesignWithProject } from "#/pipeline/add-design";
import { change, type Deed } from "#/pipeline/change";
import { partsBefore } from "#/pipeline/stages/index";

/**
 * Makes a version's parts a new draft design, as they were. A whole design waits for a new coherence audit, a foundation for its review.
 * Throws `not_found` where the system went meanwhile.
 */
export const restoreVersion = (deed: Deed, system: System, version: Version): Promise<DesignWithProject> =>
  change(deed, async (scene) => {
    const { repositories, contents } = scene;
    const brand = await repositories.brands.byId(system.brandId);
    if (!brand) throw new Failure("not_found", "This system is no longer there.");
    const { parts, seed, designId, number } = version;
    return await addDesign(
      scene,
      { brand, system },
      {
        seed,
        directionId: (await contents.part(parts, "direction")).id,
        brief: await contents.part(parts, "brief"),
        parts: partsBefore(parts, "COHERENCE_AUDIT"),
        basedOn: designId,
        state: parts.pages ? "COHERENCE_AUDIT" : "FOUNDATION_REVIEW",
        externalDesign: false,
        restores: number,
      },
    );
  });
