import { createId } from "#/kernel/ids";
import type { Brief } from "#/model/brief";
import type { Design } from "#/model/design";
import type { AutoApprovals, Project } from "#/model/project";
import type { BrandWithSystem } from "#/lifecycle/add-brand";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";
import { recordDirection } from "#/lifecycle/choose-seed-and-direction";
import type { DesignParameters } from "#/model/design";
import { getArchetype } from "#/studio/directions";

/** A new draft and the project that takes it to its reviews. */
export type DesignWithProject = { readonly design: Design; readonly project: Project };

/** What a new draft starts from, and where its project begins. */
export type NewDesign = DesignParameters &
  Pick<Design, "parts" | "basedOn"> &
  Pick<Project, "state" | "externalDesign"> & {
    readonly brief: Brief;
    /** What people call it; absent where it is named after its brand and direction. */
    readonly name?: string | undefined;
    readonly autoApprovals?: AutoApprovals;
    /** The number of the version whose parts it takes over. */
    readonly restores?: string;
  };

/** The name that a design has until someone gives it another. */
export const getDefaultDesignName = (brief: Pick<Brief, "name">, { directionId }: Pick<DesignParameters, "directionId">) =>
  `${brief.name}, ${getArchetype(directionId).name}`;

/** Whether a name is one that `findFreeName` gave. */
export const isDefaultName = (
  name: string,
  brief: Pick<Brief, "name">,
  parameters: Pick<DesignParameters, "directionId">,
): boolean => {
  const defaultName = getDefaultDesignName(brief, parameters);
  return name === defaultName || (name.startsWith(`${defaultName} `) && /^\d{1,4}$/.test(name.slice(defaultName.length + 1)));
};

/** A name that no other design of the brand has: where it is taken, with a number behind it. */
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
