import { Failure } from "#/kernel/errors";
import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { isWorking, type Project, reviewStates } from "#/model/project";
import { approveDesign } from "#/pipeline/approve-design";
import { approveFoundation } from "#/pipeline/approve-foundation";
import { change, type Deed } from "#/pipeline/change";
import { type JoinImports, joinImportsJob } from "#/pipeline/join-job";
import { leaseOf, releaseLease, takeLease } from "#/pipeline/lease";
import { type Progress, runStage } from "#/pipeline/run-stage";
import { type StageInRun, stages } from "#/pipeline/stages/index";

/** What a run works with. Decisions that were made in advance are carried out in the name of `by`. */
export type Run = Deed & {
  /** The stages to go through; the pipeline's own where absent. */
  readonly stages?: readonly StageInRun[];
  /** How imports that were accepted early are joined with the pages; in this process where absent. */
  readonly join?: JoinImports;
  progress?(progress: Progress): void;
};

/**
 * Takes a project from where it stands to the next point where a person decides, or to its end where that was decided in advance. Every stage is saved
 * by itself, so a run that was cut off goes on from the last one. Gives the project as it stands then. Throws `not_found`, and `conflict` while
 * another run works on it. A project that FAILED is taken back to its stage by `beginRun` first. A stage that fails leaves the project FAILED, and its error is thrown.
 */
export async function runProject(run: Run, projectId: string): Promise<Project> {
  const begun = await projectOf(run, projectId);
  if (!isRunnable(begun)) return begun;
  const owner = await takeLease(run.store, begun, run.clock);
  try {
    while (await step(run, owner, await projectOf(run, projectId)));
  } finally {
    await releaseLease(run.store, projectId, owner);
  }
  return await projectOf(run, projectId);
}

const joinHere: JoinImports = async (input) => (await joinImportsJob.load())(input);

/** Does the one next thing. False when only a person can go on, or when the run has lost the project. */
async function step(run: Run, owner: string, project: Project): Promise<boolean> {
  if (project.leaseOwner !== owner) return false;
  const { approve } = project.foregone;
  switch (project.state) {
    case "BRIEF":
      return await begin(run, owner, project);
    case "FOUNDATION_REVIEW":
      if (approve) await approveFoundation(run, project.id, leaseOf(owner, run.clock));
      return approve;
    case "DESIGN_REVIEW":
      if (approve) await approveDesign(run, project.id);
      return approve;
    default: {
      const order: readonly StageInRun[] = run.stages ?? stages;
      const index = order.findIndex(({ stage }) => stage.state === project.state);
      const entry = order[index];
      if (!entry) return false;
      run.progress?.({ state: project.state, label: entry.stage.label, done: index, of: order.length });
      await yieldToEventLoop();
      return await runStage(run, owner, project, entry, run.join ?? joinHere);
    }
  }
}

/** Whether a run has anything to do: a stage, or an approval that was decided in advance. */
const isRunnable = (project: Project) =>
  isWorking(project) || (project.foregone.approve && reviewStates.some((review) => review === project.state));

/** Begins the first stage while the project is still this run's. */
const begin = (run: Run, owner: string, { id }: Project): Promise<boolean> =>
  change(run, async ({ repositories: { projects }, clock, now: updatedAt }) => {
    if ((await projects.byId(id))?.leaseOwner !== owner) return false;
    await projects.update(id, { state: "IDENTITY", updatedAt, ...leaseOf(owner, clock) });
    return true;
  });

async function projectOf({ store }: Run, id: string): Promise<Project> {
  const project = await store.projects.byId(id);
  if (!project) throw new Failure("not_found", "No project has this id.");
  return project;
}
