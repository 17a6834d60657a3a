import { Failure } from "#/kernel/errors";
import type { BrandId, DesignId } from "#/model/ids";
import { mergeTakenParts, type OwnValue } from "#/model/merge-taken-parts";
import { pickSourceParts } from "#/model/design";
import { listTakenParts, type ParentSource } from "#/model/sub-brand";
import { addDesign, type DesignWithProject } from "#/lifecycle/add-design";
import { createParentSource, type ParentVersion } from "#/lifecycle/create-parent-source";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";
import { putParts } from "#/store/design-contents";

/** A draft with parts of a parent's version, and what of its own took precedence over them. */
export type TakenDraft = DesignWithProject & { readonly kept: readonly OwnValue[] };

/**
 * Adds a draft to a sub-brand: its design with parts of a version of the parent in place of those
 * that it took before. What the design changed itself stays. The design that it is based on does
 * not change. Throws `not_found`, and `conflict` if it has all these parts already.
 */
export const takeParentVersion = (
  context: CommandContext,
  brandId: BrandId,
  designId: DesignId,
  version: ParentVersion,
): Promise<TakenDraft> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents, audit } = tx;
    const [brand, system] = [await repositories.brands.findById(brandId), await repositories.systems.findByBrand(brandId)];
    const design = await repositories.designs.findById(designId);
    if (!brand || !system || !design) throw new Failure("not_found", "No brand has this id.");
    const [brief, given, adjustments, before] = await Promise.all([
      contents.loadPart(design.parts, "brief"),
      contents.loadPart(design.parts, "given"),
      contents.loadPart(design.parts, "adjustments"),
      contents.loadPart(design.parts, "parent"),
    ]);
    const { number } = version.taken;
    if (before && version.parts.every((part) => before.parts[part]?.version === number))
      throw new Failure("conflict", `“${design.name}” has these parts of version ${number} of “${version.brand.name}” already.`);
    const next = await createParentSource(version, design);
    const { kept, ...merged } = mergeTakenParts({ given, adjustments }, before?.parts ?? {}, next.parts);
    const parent: ParentSource = { ...next, parts: { ...before?.parts, ...next.parts } };
    const created = await addDesign(
      tx,
      { brand, system },
      {
        seed: design.seed,
        directionId: design.directionId,
        brief,
        parts: { ...pickSourceParts(design.parts), ...(await putParts(repositories, { ...merged, parent })) },
        basedOn: design.id,
        state: "BRIEF",
        externalDesign: false,
      },
    );
    const details = { designId: created.design.id, version: number, parts: listTakenParts(next).join(", ") };
    await audit({ action: "brand.parent_version_taken", workspaceId: brand.workspaceId, targetId: brandId, details });
    return { ...created, kept };
  });
