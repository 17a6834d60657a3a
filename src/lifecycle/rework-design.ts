import { Failure } from "#/kernel/errors";
import { isEnded } from "#/model/project";
import { addDesign, type DesignWithProject } from "#/lifecycle/add-design";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { type DesignEdit, resolveParameters } from "#/lifecycle/edit-design";
import { loadDesign } from "#/lifecycle/load-design";
import { putParts } from "#/store/design-contents";

/**
 * Begins a new draft from a design that itself changes no more, with its brief, seed and direction save what the edit says; the old one stays served until the new one is
 * approved or published. Throws `conflict` for a draft that can still be edited.
 */
export const reworkDesign = (
  context: CommandContext,
  designId: string,
  { externalDesign = false, ...edit }: DesignEdit & { readonly externalDesign?: boolean | undefined },
): Promise<DesignWithProject> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents } = tx;
    const { design, system, project } = await loadDesign(repositories, designId);
    if ((design.status === "DRAFT" || design.status === "IN_REVIEW") && project && !isEnded(project))
      throw new Failure(
        "conflict",
        `This design is ${design.status} and can be edited itself: PATCH /api/v1/designs/${design.id}.`,
      );
    const brand = await repositories.brands.findById(design.brandId);
    if (!brand) throw new Error(`brand ${design.brandId} is missing`);
    const brief = edit.brief ?? (await contents.loadPart(design.parts, "brief"));
    return await addDesign(
      tx,
      { brand, system },
      {
        ...resolveParameters(edit, design),
        brief,
        parts: await putParts(repositories.blobs, { brief }),
        basedOn: design.id,
        state: "BRIEF",
        externalDesign,
      },
    );
  });
