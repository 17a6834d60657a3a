import { createId } from "#/kernel/ids";
import type { Brief } from "#/model/brief";
import type { Design } from "#/model/design";
import type { AutoApprovals, Project } from "#/model/project";
import type { BrandWithSystem } from "#/lifecycle/add-brand";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";
import { assertNotMirrored } from "#/lifecycle/assert-not-mirrored";
import { recordDirection } from "#/lifecycle/record-direction";
import type { DesignParameters } from "#/model/design";
import { getArchetype } from "#/studio/directions";

/** A draft and its project. */
export type DesignWithProject = { readonly design: Design; readonly project: Project };

/** The input of a new draft and the first state of its project. */
export type NewDesign = DesignParameters &
  Pick<Design, "parts" | "basedOn"> &
  Pick<Project, "state" | "externalDesign"> & {
    readonly brief: Brief;
    /** The design's name. Without one, it is named after its brand and direction. */
    readonly name?: string | undefined;
    readonly autoApprovals?: AutoApprovals;
    /** The number of the version whose parts it copies. */
    readonly restores?: string;
  };

/** The name of a design until someone renames it. */
export const getDefaultDesignName = (brief: Pick<Brief, "name">, { directionId }: Pick<DesignParameters, "directionId">) =>
  `${brief.name}, ${getArchetype(directionId).name}`;

/** Whether a name is one of `getDefaultDesignName`, with or without a number. */
export const isDefaultName = (
  name: string,
  brief: Pick<Brief, "name">,
  parameters: Pick<DesignParameters, "directionId">,
): boolean => {
  const defaultName = getDefaultDesignName(brief, parameters);
  return name === defaultName || (name.startsWith(`${defaultName} `) && /^\d{1,4}$/.test(name.slice(defaultName.length + 1)));
};

/**
 * The name itself, or the name with the lowest free number, so that it is unique within the brand.
 */
export function findFreeName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name} ${count}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/** Adds a draft design and its project to a brand. */
export async function addDesign(
  { repositories, now, audit }: UnitOfWork,
  { brand, system }: BrandWithSystem,
  input: NewDesign,
): Promise<DesignWithProject> {
  const { workspaceId } = brand;
  const { seed, directionId } = input;
  await assertNotMirrored(repositories, brand);
  const taken = (await repositories.designs.listByBrand(brand.id)).map(({ name }) => name);
  const design: Design = {
    id: createId("ds"),
    workspaceId,
    brandId: brand.id,
    systemId: system.id,
    name: input.name ?? findFreeName(getDefaultDesignName(input.brief, input), taken),
    status: "DRAFT",
    basedOn: input.basedOn,
    seed,
    directionId,
    parts: input.parts,
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    publishedAt: null,
  };
  const project: Project = {
    id: createId("prj"),
    workspaceId,
    designId: design.id,
    name: design.name,
    state: input.state,
    autoApprovals: input.autoApprovals ?? { approve: false, publish: false },
    externalDesign: input.externalDesign,
    failedStage: null,
    failure: null,
    leaseOwner: null,
    leaseUntilMs: null,
    createdAt: now,
    updatedAt: now,
  };
  await repositories.designs.insert(design);
  await repositories.projects.insert(project);
  await recordDirection(repositories, system.id, input.brief, input);
  const details = { seed, direction: directionId, ...(input.restores !== undefined && { restores: input.restores }) };
  await audit({ action: "design.created", workspaceId, targetId: design.id, details });
  await audit({ action: "project.created", workspaceId, targetId: project.id, details: { designId: design.id } });
  return { design, project };
}
