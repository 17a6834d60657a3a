import { Failure } from "#/kernel/errors";
import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import type { Foregone } from "#/model/project";
import { addBrand, type BrandWithSystem } from "#/pipeline/add-brand";
import { addDesign, type DesignWithProject } from "#/pipeline/add-design";
import { type Change, change, type Deed } from "#/pipeline/change";
import { settle } from "#/pipeline/settle";
import { putParts } from "#/store/design-contents";

/** What a design is started from: an accepted brief, and what is asked besides it. */
export type Start = {
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
  readonly externalDesign?: boolean | undefined;
  /** What people call the design. */
  readonly name?: string | undefined;
  readonly foregone?: Foregone;
};

export type Started = BrandWithSystem & DesignWithProject;

/**
 * Makes a project from an accepted brief, in one change: the brand and its system where the workspace has no brand of that name yet, a new draft
 * design, and the project with its seed and direction settled.
 */
export async function startProject(deed: Deed, start: Start & { readonly workspaceId: string }): Promise<Started> {
  return await change(deed, async (scene) => startIn(scene, await brandFor(scene, start), start));
}

/** Makes a new draft design of a brand that is there, with its project, in one change. Throws `not_found` where the brand went meanwhile. */
export async function startDesign(deed: Deed, brandId: string, start: Start): Promise<Started> {
  return await change(deed, async (scene) => {
    const { brands, systems } = scene.repositories;
    const [brand, system] = [await brands.byId(brandId), await systems.byBrand(brandId)];
    if (!brand || !system) throw new Failure("not_found", "No brand has this id.");
    return await startIn(scene, { brand, system }, start);
  });
}

/** The new draft is based on the brand's newest design where there is one. */
async function startIn(scene: Change, of: BrandWithSystem, start: Start): Promise<Started> {
  const { repositories } = scene;
  const { brief, directionId, seed, externalDesign = false, name, foregone } = start;
  const { id: brandId, workspaceId } = of.brand;
  const settled = await settle(repositories, { workspaceId, brandId, brief, directionId, seed });
  const earlier = await repositories.designs.ofSystem(of.system.id);
  const made = await addDesign(scene, of, {
    ...settled,
    brief,
    name,
    parts: await putParts(repositories.blobs, { brief }),
    basedOn: earlier.at(-1)?.id ?? null,
    state: "BRIEF",
    externalDesign,
    ...(foregone && { foregone }),
  });
  return { ...of, ...made };
}

async function brandFor(scene: Change, { workspaceId, brief }: { workspaceId: string; brief: Brief }): Promise<BrandWithSystem> {
  const { brands, systems } = scene.repositories;
  for (const brand of await brands.byName(workspaceId, brief.name)) {
    const system = await systems.byBrand(brand.id);
    if (system) return { brand, system };
  }
  return await addBrand(scene, {
    workspaceId,
    name: brief.name,
    tagline: brief.tagline ?? null,
    description: brief.offer ?? null,
    website: null,
    platform: brief.platform ?? "nextjs",
  });
}
