import { Failure } from "#/kernel/errors";
import { isEnded } from "#/model/project";
import { addDesign, type DesignWithProject } from "#/pipeline/add-design";
import { change, type Deed } from "#/pipeline/change";
import { type DesignEdit, settledBy } from "#/pipeline/edit-design";
import { presentDesign } from "#/pipeline/present";
import { putParts } from "#/store/design-contents";

/**
 * Begins a new draft from a design that itself changes no more, with its brief, seed and direction save what the edit says; the old one stays served until the new one is
 * approved or published. Throws `conflict` for a draft that can still be edited.
 */
export const reworkDesign = (
  deed: Deed,
  designId: string,
  { externalDesign = false, ...edit }: DesignEdit & { readonly externalDesign?: boolean | undefined },
): Promise<DesignWithProject> =>
  change(deed, async (scene) => {
    const { repositories, contents } = scene;
    const { design, system, project } = await presentDesign(repositories, designId);
    if ((design.status === "DRAFT" || design.status === "IN_REVIEW") && project && !isEnded(project))
      throw new Failure(
        "conflict",
        `This design is ${design.status} and can be edited itself: PATCH /api/v1/designs/${design.id}.`,
      );
    const brand = await repositories.brands.byId(design.brandId);
    if (!brand) throw new Error(`brand ${design.brandId} is missing`);
    const brief = edit.brief ?? (await contents.part(design.parts, "brief"));
    return await addDesign(
      scene,
      { brand, system },
      {
        ...settledBy(edit, design),
        brief,
        parts: await putParts(repositories.blobs, { brief }),
        basedOn: design.id,
        state: "BRIEF",
        externalDesign,
      },
    );
  });
