import type { BrandId, WorkspaceId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import type { Brief } from "#/model/brief";
import type { Given } from "#/model/given";
import type { DesignParameters } from "#/model/design";
import { mergeTakenParts } from "#/model/merge-taken-parts";
import type { AutoApprovals } from "#/model/project";
import { addBrand, type BrandWithSystem, type ParentChoice } from "#/lifecycle/add-brand";
import { addDesign, type DesignWithProject } from "#/lifecycle/add-design";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { createParentSource, type ParentVersion } from "#/lifecycle/create-parent-source";
import { findBrandByName } from "#/lifecycle/find-brand-by-name";
import { putParts } from "#/store/design-contents";

/** The input of a new design. */
export type StartInput = {
  readonly brief: Brief;
  readonly given?: Given | undefined;
  /** A version of the parent of a sub-brand, whose parts the design takes. */
  readonly parent?: ParentVersion | undefined;
  /** Seed and direction of the design. Choosing them is too slow for a unit of work. */
  readonly parameters: DesignParameters;
  readonly externalDesign?: boolean | undefined;
  /** The design's name. */
  readonly name?: string | undefined;
  readonly autoApprovals?: AutoApprovals;
};

export type StartResult = BrandWithSystem & DesignWithProject;

/** Starts a project from a brief: finds or adds the brand and its system, and adds a draft. */
export async function startProject(
  context: CommandContext,
  start: StartInput & {
    readonly workspaceId: WorkspaceId;
    /** The parent of the brand, if that does not exist yet. */
    readonly newParent?: ParentChoice | undefined;
  },
): Promise<StartResult> {
  return await runUnitOfWork(context, async (tx) => startDesignInTx(tx, await findOrAddBrand(tx, start), start));
}

/** Adds a draft and its project to a brand. Throws `not_found` if the brand was deleted. */
export async function startDesign(context: CommandContext, brandId: BrandId, start: StartInput): Promise<StartResult> {
  return await runUnitOfWork(context, async (tx) => {
    const { brands, systems } = tx.repositories;
    const [brand, system] = [await brands.findById(brandId), await systems.findByBrand(brandId)];
    if (!brand || !system) throw new Failure("not_found", "No brand has this id.");
    return await startDesignInTx(tx, { brand, system }, start);
  });
}

/** A new draft is based on the newest design of its brand, if there is one. */
async function startDesignInTx(tx: UnitOfWork, target: BrandWithSystem, start: StartInput): Promise<StartResult> {
  const { repositories } = tx;
  const { brief, given = {}, parent, parameters, externalDesign = false, name, autoApprovals } = start;
  const source = parent && (await createParentSource(parent, parameters));
  const merged = source ? mergeTakenParts({ given, adjustments: [] }, {}, source.parts) : { given, adjustments: [] };
  const earlierDesigns = await repositories.designs.listBySystem(target.system.id);
  const created = await addDesign(tx, target, {
    ...parameters,
    brief,
    name,
    parts: await putParts(repositories, {
      brief,
      ...(start.given || source ? { given: merged.given } : {}),
      ...(merged.adjustments.length > 0 && { adjustments: merged.adjustments }),
      ...(source && { parent: source }),
    }),
    basedOn: earlierDesigns.at(-1)?.id ?? null,
    state: "BRIEF",
    externalDesign,
    ...(autoApprovals && { autoApprovals }),
  });
  return { ...target, ...created };
}

async function findOrAddBrand(
  tx: UnitOfWork,
  { workspaceId, brief, newParent }: { workspaceId: WorkspaceId; brief: Brief; newParent?: ParentChoice | undefined },
): Promise<BrandWithSystem> {
  const found = await findBrandByName(tx.repositories, workspaceId, brief.name);
  if (found) return found;
  return await addBrand(tx, {
    workspaceId,
    name: brief.name,
    tagline: brief.tagline ?? null,
    description: brief.offer ?? null,
    website: null,
    ...(newParent && { parent: newParent }),
    platform: brief.platform ?? "nextjs",
  });
}
