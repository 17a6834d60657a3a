import { Failure } from "#/kernel/errors";
import { canChooseExternalDesign, type Project } from "#/model/project";
import { change, type Deed } from "#/pipeline/change";
import { presentProject } from "#/pipeline/present";

/** Changes a project's name, or whether it pauses for an external design tool. Throws `not_found`, and `conflict` for the latter once the pages are done. */
export const editProject = (
  deed: Deed,
  projectId: string,
  edit: Partial<Pick<Project, "name" | "externalDesign">>,
): Promise<Project> =>
  change(deed, async ({ repositories, now: updatedAt, note }) => {
    const { project } = await presentProject(repositories, projectId);
    const { externalDesign = project.externalDesign } = edit;
    if (externalDesign !== project.externalDesign && !canChooseExternalDesign(project))
      throw new Failure(
        "conflict",
        `externalDesign can be chosen until the pages are done; "${project.name}" stands in ${project.state}.`,
      );
    await repositories.projects.update(project.id, { ...edit, updatedAt });
    const { workspaceId } = project;
    const details = { fields: Object.keys(edit).join(", "), externalDesign };
    await note({ action: "project.updated", workspaceId, targetId: project.id, details });
    return { ...project, ...edit, updatedAt };
  });
