import type { BrandId, DesignId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { type Design, pickSourceParts } from "#/model/design";
import { addBrand, type BrandWithSystem } from "#/lifecycle/add-brand";
import { addDesign, type DesignWithProject, findFreeName } from "#/lifecycle/add-design";
import { loadDesign } from "#/lifecycle/load-design";
import { runUnitOfWork, type CommandContext, type UnitOfWork } from "#/lifecycle/unit-of-work";
import { putParts } from "#/store/design-contents";

/**
 * Adds a draft of the same brand with a design's brief, given parts, adjustments, seed and
 * direction, whatever the design's state. Its project waits to be run. Without a name it takes the
 * design's name with the lowest free number. Throws `not_found`.
 */
export const duplicateDesign = (
  context: CommandContext,
  designId: DesignId,
  name: string | undefined,
): Promise<DesignWithProject> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents } = tx;
    const { design, system, project } = await loadDesign(repositories, designId);
    const brand = await repositories.brands.findById(design.brandId);
    if (!brand) throw new Error(`brand ${design.brandId} is missing`);
    const taken = (await repositories.designs.listByBrand(brand.id)).map((other) => other.name);
    return await addDesign(
      tx,
      { brand, system },
      {
        seed: design.seed,
        directionId: design.directionId,
        brief: await contents.loadPart(design.parts, "brief"),
        name: name ?? findFreeName(design.name, taken),
        parts: pickSourceParts(design.parts),
        basedOn: design.id,
        state: "BRIEF",
        externalDesign: project?.externalDesign ?? false,
      },
    );
  });

/** A new brand, and its first design if the original has one. */
export type DuplicatedBrand = BrandWithSystem & Partial<DesignWithProject>;

/**
 * Adds a brand to the workspace of another one, under a new name: with its description, platform
 * and visibility, and a draft of what people decided about a design of it. `sourceDesignId` is
 * absent if the original has no design. Throws `not_found`.
 */
export const duplicateBrand = (
  context: CommandContext,
  brandId: BrandId,
  { name, sourceDesignId }: { readonly name: string; readonly sourceDesignId: DesignId | undefined },
): Promise<DuplicatedBrand> =>
  runUnitOfWork(context, async (tx) => {
    const { brands, systems, designs } = tx.repositories;
    const [brand, system] = [await brands.findById(brandId), await systems.findByBrand(brandId)];
    if (!brand || !system) throw new Failure("not_found", "No brand has this id.");
    const { workspaceId, tagline, description, website, parentBrandId, parentParts } = brand;
    const { platform, visibility } = system;
    const created = await addBrand(tx, {
      ...{ workspaceId, name, tagline, description, website, platform, visibility },
      ...(parentBrandId !== null && { parent: { brandId: parentBrandId, parts: parentParts } }),
    });
    const source = sourceDesignId === undefined ? undefined : await designs.findById(sourceDesignId);
    return source ? { ...created, ...(await addFirstDesign(tx, created, source)) } : created;
  });

/** Adds a draft to a new brand, with another design's source parts and the new brand's name. */
async function addFirstDesign(tx: UnitOfWork, target: BrandWithSystem, source: Design): Promise<DesignWithProject> {
  const { contents, repositories } = tx;
  const brief = { ...(await contents.loadPart(source.parts, "brief")), name: target.brand.name };
  return await addDesign(tx, target, {
    seed: source.seed,
    directionId: source.directionId,
    brief,
    parts: { ...pickSourceParts(source.parts), ...(await putParts(repositories, { brief })) },
    basedOn: null,
    state: "BRIEF",
    externalDesign: false,
  });
}
