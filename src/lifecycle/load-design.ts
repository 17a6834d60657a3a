import { Failure } from "#/kernel/errors";
import type { Design } from "#/model/design";
import type { Project } from "#/model/project";
import type { System } from "#/model/system";
import type { Repositories } from "#/store/store";

/** A design with its system and, where it has one, its project, as they stand inside a transaction. */
export type LoadedDesign = { readonly design: Design; readonly system: System; readonly project: Project | undefined };

/** Reads a design's rows anew, for a change that depends on how they stand. Throws `not_found`. */
export async function loadDesign(repositories: Repositories, designId: string): Promise<LoadedDesign> {
  const design = await repositories.designs.findById(designId);
  const system = design && (await repositories.systems.findById(design.systemId));
  if (!design || !system) throw new Failure("not_found", "No design has this id.");
  return { design, system, project: await repositories.projects.findByDesign(designId) };
}

/** The same for a project. Throws `not_found`. */
export async function loadProject(
  repositories: Repositories,
  projectId: string,
): Promise<LoadedDesign & { readonly project: Project }> {
  const project = await repositories.projects.findById(projectId);
  if (!project) throw new Failure("not_found", "No project has this id.");
  return { ...(await loadDesign(repositories, project.designId)), project };
}

/** Refuses what would change the public face of a system that is withdrawn. Throws `conflict`. */
export function assertNotArchived({ name, status }: System): void {
  if (status === "ARCHIVED") throw new Failure("conflict", `The system "${name}" is archived. Restore it first.`);
}
