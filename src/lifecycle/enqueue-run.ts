import { Failure } from "#/kernel/errors";
import { isWorking, type Project, type ProjectState } from "#/model/project";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { createQueueLease, isHeld } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";

/** Why a project that stands in a state cannot be run, and what can be done instead. */
const nextStepHints: Partial<Record<ProjectState, string>> = {
  FOUNDATION_REVIEW: "A person has to approve the foundation or request changes first.",
  DESIGN_REVIEW: "A person has to approve the design or request changes first.",
  EXTERNAL_DESIGN: "It goes on when the external design work is finished.",
  FAILED: "Resume it to try the failed stage again.",
  FINALIZED: "It has ended. Rework of its design begins a new project.",
  CANCELLED: "It has ended. Rework of its design begins a new project.",
};

/**
 * Puts a project into this process's line, so that a run of it can begin and a crash before that is noticed; one that is being worked on is left as it is.
 * Resuming takes a failed one back to the stage that failed. Throws `conflict` where nothing can be run.
 */
export const enqueueRun = (context: CommandContext, projectId: string, mode: "run" | "resume"): Promise<Project> =>
  runUnitOfWork(context, async ({ repositories, clock, now, audit }) => {
    const { project } = await loadProject(repositories, projectId);
    const { state, failedStage, workspaceId } = project;
    const isResumed = state === "FAILED" && mode === "resume";
    if (!isWorking(project) && !isResumed)
      throw new Failure("conflict", `"${project.name}" stands in ${state}. ${nextStepHints[state] ?? ""}`.trim());
    if (isHeld(project, clock)) return project;
    const next = isResumed ? (failedStage ?? "IDENTITY") : state === "BRIEF" ? "IDENTITY" : state;
    const patch = { state: next, failedStage: null, failure: null, updatedAt: now, ...createQueueLease(clock) };
    await repositories.projects.update(project.id, patch);
    const action = mode === "resume" ? "project.resumed" : "project.started";
    await audit({ action, workspaceId, targetId: project.id, details: { stage: next } });
    return { ...project, ...patch };
  });
