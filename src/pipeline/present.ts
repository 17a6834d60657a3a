import { Failure } from "#/kernel/errors";
import type { Design } from "#/model/design";
import type { Project } from "#/model/project";
import type { System } from "#/model/system";
import type { Repositories } from "#/store/store";

/** A design with its system and, where it has one, its project, as they stand inside a transaction. */
export type Present = { readonly design: Design; readonly system: System; readonly project: Project | undefined };

/** Reads a design's rows anew, for a change that depends on how they stand. Throws `not_found`. */
export async function presentDesign(repositories: Repositories, designId: string): Promise<Present> {
  const design = await repositories.designs.byId(designId);
  const system = design && (await repositories.systems.byId(design.systemId));
  if (!design || !system) throw new Failure("not_found", "No design has this id.");
  return { design, system, project: await repositories.projects.byDesign(designId) };
}

/** The same for a project. Throws `not_found`. */
export async function presentProject(
  repositories: Repositories,
  projectId: string,
): Promise<Present & { readonly project: Project }> {
  const project = await repositories.projects.byId(projectId);
  if (!project) throw new Failure("not_found", "No project has this id.");
  return { ...(await presentDesign(repositories, project.designId)), project };
}

/** Refuses what would change the public face of a system that is withdrawn. Throws `conflict`. */
export function refuseWithdrawn({ name, status }: System): void {
  if (status === "ARCHIVED") throw new Failure("conflict", `The system "${name}" is archived. Restore it first.`);
}
