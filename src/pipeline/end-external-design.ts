import { Failure } from "#/kernel/errors";
import type { Project } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { inLine } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";

/** Ends the pause for external work: the project stands in this process's line for its coherence audit. Throws `invalid` outside EXTERNAL_DESIGN. */
export const endExternalDesign = (deed: Deed, projectId: string): Promise<Project> =>
  change(deed, (scene) => endExternal(scene, projectId));

/** The same as a part of a larger change. */
export async function endExternal({ repositories, clock, now, note }: Change, projectId: string): Promise<Project> {
  const { project } = await presentProject(repositories, projectId);
  if (project.state !== "EXTERNAL_DESIGN")
    throw new Failure(
      "invalid",
      `The external design step can be finished in EXTERNAL_DESIGN only; the project stands in ${project.state}.`,
    );
  const resumed = { state: "COHERENCE_AUDIT" as const, updatedAt: now, ...inLine(clock) };
  await repositories.projects.update(project.id, resumed);
  await note({ action: "external_design.finished", workspaceId: project.workspaceId, targetId: project.id });
  return { ...project, ...resumed };
}
