import type { ProjectId } from "#/model/ids";
import { designMachine } from "#/model/design";
import { type Project, projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { noLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Ends a project without an approval. A stage that is running discards its result. Throws
 * `conflict` if the project has ended.
 */
export const cancelProject = (context: CommandContext, projectId: ProjectId): Promise<Project> =>
  runUnitOfWork(context, async ({ repositories, now, audit }) => {
    const { project, design } = await loadProject(repositories, projectId);
    const { id, workspaceId, name, state } = project;
    const patch: Partial<Project> = {
      state: transition(projectMachine, state, "cancel", { name }),
      failedStage: null,
      failure: null,
      updatedAt: now,
      ...noLease,
    };
    await repositories.projects.update(id, patch);
    const status = transition(designMachine, design.status, "returnToDraft", { name: design.name });
    await repositories.designs.update(design.id, { status, updatedAt: now });
    await audit({ action: "project.cancelled", workspaceId, targetId: id, details: { from: state } });
    return { ...project, ...patch };
  });
