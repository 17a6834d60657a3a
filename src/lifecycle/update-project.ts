import type { ProjectId } from "#/model/ids";
import { canChooseExternalDesign, type Project, projectMachine } from "#/model/project";
import { createRefusal } from "#/model/state-machine";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { loadProject } from "#/lifecycle/load-design";

/**
 * Changes a project's name, or whether it pauses for an external design tool. Throws `not_found`,
 * and `conflict` for the pause once the pages are done.
 */
export const updateProject = (
  context: CommandContext,
  projectId: ProjectId,
  edit: Partial<Pick<Project, "name" | "externalDesign">>,
): Promise<Project> =>
  runUnitOfWork(context, async ({ repositories, now: updatedAt, audit }) => {
    const { project } = await loadProject(repositories, projectId);
    const { externalDesign = project.externalDesign } = edit;
    if (externalDesign !== project.externalDesign && !canChooseExternalDesign(project))
      throw createRefusal(projectMachine, project.state, {
        name: project.name,
        reason: "externalDesign can change only until the pages are done.",
      });
    await repositories.projects.update(project.id, { ...edit, updatedAt });
    const { workspaceId } = project;
    const details = { fields: Object.keys(edit).join(", "), externalDesign };
    await audit({ action: "project.updated", workspaceId, targetId: project.id, details });
    return { ...project, ...edit, updatedAt };
  });
