import type { ProjectId } from "#/model/ids";
import { createSystemEvent } from "#/model/event";
import { projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import type { Version } from "#/model/version";
import { freezeVersion } from "#/lifecycle/freeze-version";
import { createQueueLease, type Lease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Approves the foundation in review: freezes an alpha version, continues with the components and
 * notifies the subscribers of a live system. The project is queued in this process unless it
 * continues under the `lease` of the current run. Throws `conflict` in any other state.
 */
export const approveFoundation = (
  context: CommandContext,
  projectId: ProjectId,
  lease: Lease = createQueueLease(context.clock),
): Promise<Version> =>
  runUnitOfWork(context, async ({ repositories, contents, now, audit, publish }) => {
    const { project, design, system } = await loadProject(repositories, projectId);
    const state = transition(projectMachine, project.state, "approveFoundation", { name: project.name });
    const version = await freezeVersion(repositories, contents, design, "alpha", now);
    await repositories.projects.update(project.id, { state, updatedAt: now, ...lease });
    if (system.status === "ACTIVE") await publish(createSystemEvent("system.updated", system, design, version.number, now));
    const details = { projectId, version: version.number };
    await audit({ action: "foundation.approved", workspaceId: design.workspaceId, targetId: design.id, details });
    return version;
  });
