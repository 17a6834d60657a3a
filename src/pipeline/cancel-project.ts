import { Failure } from "#/kernel/errors";
import { isEnded, type Project } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { noLease } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";

/** Ends a project for good without an approval; a stage that is being run meanwhile keeps nothing. Throws `conflict` where it has ended already. */
export const cancelProject = (deed: Deed, projectId: string): Promise<Project> =>
  change(deed, async (scene) => {
    const { project } = await presentProject(scene.repositories, projectId);
    if (isEnded(project)) throw new Failure("conflict", `"${project.name}" has ended already: it is ${project.state}.`);
    return await cancel(scene, project);
  });

/** The same as a part of a larger change that has made sure that the project goes on. */
export async function cancel({ repositories: { projects, designs }, now, note }: Change, project: Project): Promise<Project> {
  const ended: Partial<Project> = { state: "CANCELLED", failedStage: null, failure: null, updatedAt: now, ...noLease };
  const { workspaceId, id, designId, state } = project;
  await projects.update(id, ended);
  await designs.update(designId, { status: "DRAFT", updatedAt: now });
  await note({ action: "project.cancelled", workspaceId, targetId: id, details: { from: state } });
  return { ...project, ...ended };
}
