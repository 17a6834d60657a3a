import type { ProjectId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { isWorking, type Project, projectMachine, reviewStates } from "#/model/project";
import { transition } from "#/model/state-machine";
import { approveDesign } from "#/lifecycle/approve-design";
import { approveFoundation } from "#/lifecycle/approve-foundation";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { type MergeImports, mergeImportsJob } from "#/lifecycle/merge-imports-job";
import { createLease, releaseLease, acquireLease } from "#/lifecycle/lease";
import { type Progress, runStage } from "#/pipeline/run-stage";
import type { RunnableStage } from "#/pipeline/stages/index";

/** The input of a run. `by` is the actor of decisions that were made in advance. */
export type Run = CommandContext & {
  /** The stages to run; the pipeline's by default. */
  readonly stages?: readonly RunnableStage[];
  /**
   * How to merge imports that were accepted before there were pages; in this process by default.
   */
  readonly mergeImports?: MergeImports;
  /** Interrupts the run before its next stage or approval: it throws `unavailable`. */
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress): void;
};

/**
 * Runs a project up to the next review, or to its end if that was decided in advance, and returns
 * it. Every stage is saved, so an interrupted run continues with the next one. Throws `not_found`,
 * `conflict` while another run holds the project, and `unavailable` if it is interrupted. If a stage throws, the project is FAILED and
 * the error is thrown; `enqueueRun` resumes it.
 */
export async function runProject(run: Run, projectId: ProjectId): Promise<Project> {
  const initial = await loadRunProject(run, projectId);
  if (!isRunnable(initial)) return initial;
  const owner = await acquireLease(run, initial);
  try {
    while (await runStep(run, owner, await loadRunProject(run, projectId)));
  } finally {
    await releaseLease(run, projectId, owner);
  }
  return await loadRunProject(run, projectId);
}

const mergeInProcess: MergeImports = async (input) => (await mergeImportsJob.load())(input);

/**
 * Runs the next step. False if only a person can continue, or if another run has taken over the
 * project.
 */
async function runStep(run: Run, owner: string, project: Project): Promise<boolean> {
  if (project.leaseOwner !== owner) return false;
  if (run.signal?.aborted && isRunnable(project))
    throw new Failure("unavailable", "Interrupted. `livery resume` continues with the next stage.");
  const { approve } = project.autoApprovals;
  switch (project.state) {
    case "BRIEF":
      return await startFirstStage(run, owner, project);
    case "FOUNDATION_REVIEW":
      if (approve) await approveFoundation(run, project.id, createLease(owner, run.clock));
      return approve;
    case "DESIGN_REVIEW":
      if (approve) await approveDesign(run, project.id);
      return approve;
    default: {
      const order: readonly RunnableStage[] = run.stages ?? (await import("#/pipeline/stages/index")).stages;
      const index = order.findIndex(({ state }) => state === project.state);
      const stage = order[index];
      if (!stage) return false;
      run.onProgress?.({ state: project.state, label: stage.label, done: index, of: order.length });
      await yieldToEventLoop();
      return await runStage(run, owner, project, stage, run.mergeImports ?? mergeInProcess);
    }
  }
}

/** Whether there is anything to run: a stage, or an approval that was decided in advance. */
const isRunnable = (project: Project) =>
  isWorking(project) || (project.autoApprovals.approve && reviewStates.some((review) => review === project.state));

/** Starts the first stage, unless another run has taken over the project. */
const startFirstStage = (run: Run, owner: string, { id, state: before }: Project): Promise<boolean> =>
  runUnitOfWork(run, async ({ repositories: { projects }, clock, now: updatedAt }) => {
    if ((await projects.findById(id))?.leaseOwner !== owner) return false;
    const state = transition(projectMachine, before, "run");
    await projects.update(id, { state, updatedAt, ...createLease(owner, clock) });
    return true;
  });

async function loadRunProject({ store }: Run, id: ProjectId): Promise<Project> {
  const project = await store.projects.findById(id);
  if (!project) throw new Failure("not_found", "No project has this id.");
  return project;
}
