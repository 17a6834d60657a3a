import { Failure } from "#/kernel/errors";
import { isWorking, type Project, type ProjectState } from "#/model/project";
import { change, type Deed } from "#/pipeline/change";
import { inLine, isHeld } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";

/** Why a project that stands in a state cannot be run, and what can be done instead. */
const waitsFor: Partial<Record<ProjectState, string>> = {
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
export const beginRun = (deed: Deed, projectId: string, how: "run" | "resume"): Promise<Project> =>
  change(deed, async ({ repositories, clock, now, note }) => {
    const { project } = await presentProject(repositories, projectId);
    const { state, failedStage, workspaceId } = project;
    const isResumed = state === "FAILED" && how === "resume";
    if (!isWorking(project) && !isResumed)
      throw new Failure("conflict", `"${project.name}" stands in ${state}. ${waitsFor[state] ?? ""}`.trim());
    if (isHeld(project, clock)) return project;
    const next = isResumed ? (failedStage ?? "IDENTITY") : state === "BRIEF" ? "IDENTITY" : state;
    const begun = { state: next, failedStage: null, failure: null, updatedAt: now, ...inLine(clock) };
    await repositories.projects.update(project.id, begun);
    const action = how === "resume" ? "project.resumed" : "project.started";
    await note({ action, workspaceId, targetId: project.id, details: { stage: next } });
    return { ...project, ...begun };
  });
