import { Failure } from "#/kernel/errors";
import { isEnded, type Project } from "#/model/project";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { noLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";

/** Ends a project for good without an approval; a stage that is being run meanwhile keeps nothing. Throws `conflict` where it has ended already. */
export const cancelProject = (context: CommandContext, projectId: string): Promise<Project> =>
  runUnitOfWork(context, async (tx) => {
    const { project } = await loadProject(tx.repositories, projectId);
    if (isEnded(project)) throw new Failure("conflict", `"${project.name}" has ended already: it is ${project.state}.`);
    return await cancelProjectInTx(tx, project);
  });

/** The same as a part of a larger change that has made sure that the project goes on. */
export async function cancelProjectInTx(
  { repositories: { projects, designs }, now, audit }: UnitOfWork,
  project: Project,
): Promise<Project> {
  const patch: Partial<Project> = { state: "CANCELLED", failedStage: null, failure: null, updatedAt: now, ...noLease };
  const { workspaceId, id, designId, state } = project;
  await projects.update(id, patch);
  await designs.update(designId, { status: "DRAFT", updatedAt: now });
  await audit({ action: "project.cancelled", workspaceId, targetId: id, details: { from: state } });
  return { ...project, ...patch };
}
