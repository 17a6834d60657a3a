import type { ArtifactId, DesignId, ProjectId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import type { Design } from "#/model/design";
import type { ExternalArtifact } from "#/model/external-artifact";
import type { Project } from "#/model/project";
import type { System } from "#/model/system";
import type { Repositories } from "#/store/store";

/** A design with its system and its project, if it has one. */
export type LoadedDesign = { readonly design: Design; readonly system: System; readonly project: Project | undefined };

/** Loads a design in a unit of work. Throws `not_found`. */
export async function loadDesign(repositories: Repositories, designId: DesignId): Promise<LoadedDesign> {
  const design = await repositories.designs.findById(designId);
  const system = design && (await repositories.systems.findById(design.systemId));
  if (!design || !system) throw new Failure("not_found", "No design has this id.");
  return { design, system, project: await repositories.projects.findByDesign(designId) };
}

/** Loads a project with its design. Throws `not_found`. */
export async function loadProject(
  repositories: Repositories,
  projectId: ProjectId,
): Promise<LoadedDesign & { readonly project: Project }> {
  const project = await repositories.projects.findById(projectId);
  if (!project) throw new Failure("not_found", "No project has this id.");
  return { ...(await loadDesign(repositories, project.designId)), project };
}

/** Loads an import of a project. Throws `not_found`. */
export async function loadArtifact(
  { externalArtifacts }: Repositories,
  projectId: ProjectId,
  id: ArtifactId,
): Promise<ExternalArtifact> {
  const artifact = await externalArtifacts.findById(id);
  if (artifact?.projectId !== projectId) throw new Failure("not_found", "The project has no import with this id.");
  return artifact;
}
