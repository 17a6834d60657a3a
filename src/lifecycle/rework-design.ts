import type { DesignId } from "#/model/ids";
import { designMachine, pickSourceParts } from "#/model/design";
import { isEnded } from "#/model/project";
import { transition } from "#/model/state-machine";
import { addDesign, type DesignWithProject } from "#/lifecycle/add-design";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { type DesignEdit, resolveParameters } from "#/lifecycle/update-design";
import { loadDesign } from "#/lifecycle/load-design";
import { putParts } from "#/store/design-contents";

/**
 * Starts a new draft from a design that can no longer be edited, with its brief, seed and direction
 * unless the edit changes them. The old design stays live until the new one replaces it. Throws
 * `conflict` for a draft that can still be edited.
 */
export const reworkDesign = (
  context: CommandContext,
  designId: DesignId,
  { externalDesign = false, ...edit }: DesignEdit & { readonly externalDesign?: boolean | undefined },
): Promise<DesignWithProject> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents } = tx;
    const { design, system, project } = await loadDesign(repositories, designId);
    if (project && !isEnded(project)) transition(designMachine, design.status, "rework", { name: design.name });
    const brand = await repositories.brands.findById(design.brandId);
    if (!brand) throw new Error(`brand ${design.brandId} is missing`);
    const brief = edit.brief ?? (await contents.loadPart(design.parts, "brief"));
    return await addDesign(
      tx,
      { brand, system },
      {
        ...resolveParameters(edit, design),
        brief,
        parts: { ...pickSourceParts(design.parts), ...(await putParts(repositories, { brief })) },
        basedOn: design.id,
        state: "BRIEF",
        externalDesign,
      },
    );
  });
