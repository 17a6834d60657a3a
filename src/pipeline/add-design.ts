import { createId } from "#/kernel/ids";
import type { Brief } from "#/model/brief";
import type { Design } from "#/model/design";
import type { Foregone, Project } from "#/model/project";
import type { BrandWithSystem } from "#/pipeline/add-brand";
import type { Change } from "#/pipeline/change";
import { recordDirection } from "#/pipeline/settle";
import type { Settled } from "#/pipeline/stage";
import { archetypeOf } from "#/studio/directions/index";

/** A new draft and the project that takes it to its reviews. */
export type DesignWithProject = { readonly design: Design; readonly project: Project };

/** What a new draft starts from, and where its project begins. */
export type NewDesign = Settled &
  Pick<Design, "parts" | "basedOn"> &
  Pick<Project, "state" | "externalDesign"> & {
    readonly brief: Brief;
    /** What people call it; absent where it is named after its brand and direction. */
    readonly name?: string | undefined;
    readonly foregone?: Foregone;
    /** The number of the version whose parts it takes over. */
    readonly restores?: string;
  };

/** The name that a design has until someone gives it another. */
export const designName = (brief: Pick<Brief, "name">, { directionId }: Pick<Settled, "directionId">) =>
  `${brief.name}, ${archetypeOf(directionId).name}`;

/** Whether a name is one that `freeName` gave. */
export const isAutomaticName = (name: string, brief: Pick<Brief, "name">, settled: Pick<Settled, "directionId">): boolean => {
  const automatic = designName(brief, settled);
  return name === automatic || (name.startsWith(`${automatic} `) && /^\d{1,4}$/.test(name.slice(automatic.length + 1)));
};

/** A name that no other design of the brand has: where it is taken, with a number behind it. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name} ${count}`;
    if (!taken.includes(free)) return free;
  }
}

/** Adds a draft design and its project to a brand. */
export async function addDesign(
  { repositories, now, note }: Change,
  { brand, system }: BrandWithSystem,
  given: NewDesign,
): Promise<DesignWithProject> {
  const { workspaceId } = brand;
  const { seed, directionId } = given;
  const taken = (await repositories.designs.ofBrand(brand.id)).map(({ name }) => name);
  const design: Design = {
    id: createId("ds"),
    workspaceId,
    brandId: brand.id,
    systemId: system.id,
    name: given.name ?? freeName(designName(given.brief, given), taken),
    status: "DRAFT",
    basedOn: given.basedOn,
    seed,
    directionId,
    parts: given.parts,
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
    state: given.state,
    foregone: given.foregone ?? { approve: false, publish: false },
    externalDesign: given.externalDesign,
    failedStage: null,
    failure: null,
    leaseOwner: null,
    leaseUntilMs: null,
    createdAt: now,
    updatedAt: now,
  };
  await repositories.designs.insert(design);
  await repositories.projects.insert(project);
  await recordDirection(repositories, system.id, given.brief, given);
  const details = { seed, direction: directionId, ...(given.restores !== undefined && { restores: given.restores }) };
  await note({ action: "design.created", workspaceId, targetId: design.id, details });
  await note({ action: "project.created", workspaceId, targetId: project.id, details: { designId: design.id } });
  return { design, project };
}
