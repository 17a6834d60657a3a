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
import { type RunnableStage, stages } from "#/pipeline/stages/index";

/** What a run works with. Decisions that were made in advance are carried out in the name of `by`. */
export type Run = CommandContext & {
  /** The stages to go through; the pipeline's own where absent. */
  readonly stages?: readonly RunnableStage[];
  /** How imports that were accepted early are joined with the pages; in this process where absent. */
  readonly mergeImports?: MergeImports;
  onProgress?(progress: Progress): void;
};

/**
 * Takes a project from where it stands to the next point where a person decides, or to its end where that was decided in advance. Every stage is saved
 * by itself, so a run that was cut off goes on from the last one. Gives the project as it stands then. Throws `not_found`, and `conflict` while
 * another run works on it. A project that FAILED is taken back to its stage by `enqueueRun` first. A stage that fails leaves the project FAILED, and its error is thrown.
 */
export async function runProject(run: Run, projectId: string): Promise<Project> {
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

/** Does the one next thing. False when only a person can go on, or when the run has lost the project. */
async function runStep(run: Run, owner: string, project: Project): Promise<boolean> {
  if (project.leaseOwner !== owner) return false;
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
      const order: readonly RunnableStage[] = run.stages ?? stages;
      const index = order.findIndex(({ state }) => state === project.state);
      const stage = order[index];
      if (!stage) return false;
      run.onProgress?.({ state: project.state, label: stage.label, done: index, of: order.length });
      await yieldToEventLoop();
      return await runStage(run, owner, project, stage, run.mergeImports ?? mergeInProcess);
    }
  }
}

/** Whether a run has anything to do: a stage, or an approval that was decided in advance. */
const isRunnable = (project: Project) =>
  isWorking(project) || (project.autoApprovals.approve && reviewStates.some((review) => review === project.state));

/** Begins the first stage while the project is still this run's. */
const startFirstStage = (run: Run, owner: string, { id, state: before }: Project): Promise<boolean> =>
  runUnitOfWork(run, async ({ repositories: { projects }, clock, now: updatedAt }) => {
    if ((await projects.findById(id))?.leaseOwner !== owner) return false;
    const state = transition(projectMachine, before, "run");
    await projects.update(id, { state, updatedAt, ...createLease(owner, clock) });
    return true;
  });

async function loadRunProject({ store }: Run, id: string): Promise<Project> {
  const project = await store.projects.findById(id);
  if (!project) throw new Failure("not_found", "No project has this id.");
  return project;
}
