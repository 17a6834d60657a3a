import type { ProjectId } from "#/model/ids";
import { type Project, projectMachine, type ProjectState } from "#/model/project";
import { transition } from "#/model/state-machine";
import { createQueueLease, isHeld } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Queues a project in this process, so that a run can start and a crash before that is noticed.
 * Leaves a running project as it is. Resuming returns a failed project to the stage that failed.
 * Throws `conflict` if there is nothing to run.
 */
export const enqueueRun = (context: CommandContext, projectId: ProjectId, mode: "run" | "resume"): Promise<Project> =>
  runUnitOfWork(context, async ({ repositories, clock, now, audit }) => {
    const { project } = await loadProject(repositories, projectId);
    const next = getNextState(project, mode);
    if (isHeld(project, clock)) return project;
    const patch = { state: next, failedStage: null, failure: null, updatedAt: now, ...createQueueLease(clock) };
    await repositories.projects.update(project.id, patch);
    const action = mode === "resume" ? "project.resumed" : "project.started";
    await audit({ action, workspaceId: project.workspaceId, targetId: project.id, details: { stage: next } });
    return { ...project, ...patch };
  });

/** A project that has not failed is resumed by running it. */
const getNextState = ({ state, failedStage, name }: Project, mode: "run" | "resume"): ProjectState =>
  state === "FAILED" && mode === "resume"
    ? transition(projectMachine, state, "resume", { name, to: failedStage ?? "IDENTITY" })
    : transition(projectMachine, state, "run", { name });
