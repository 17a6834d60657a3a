import { defineJob, JobError, type JobRunner } from "#/jobs/job";
import type { DesignContent } from "#/model/design-content";
import { maxMergeMs } from "#/model/limits";
import type { ProjectState } from "#/model/project";
import { type MergeImports, mergeImportsJob } from "#/lifecycle/merge-imports-job";
import type { DesignParameters } from "#/model/design";
import type { AnyStage, PipelineStage, RunnableStage } from "#/pipeline/stages/index";

/** One run of a stage, as it is sent to the process that does it. */
export type StageToRun = {
  readonly state: ProjectState;
  readonly parts: Partial<DesignContent>;
  readonly parameters: DesignParameters;
};

/** Runs one of the pipeline's own stages. */
export const runStageJob = defineJob<StageToRun, ReturnType<AnyStage["run"]>>({
  name: "run-stage",
  queue: "background",
  async load() {
    const { stages } = await import("#/pipeline/stages/index");
    return ({ state, parts, parameters }) => {
      const entry = stages.find(({ stage }) => stage.state === state);
      if (!entry) throw new Error(`there is no stage ${state}`);
      // Its parts were read by its own `needs`.
      return entry.stage.run(parts as DesignContent, parameters);
    };
  },
});

/** Processor time that one stage may take, milliseconds. The slowest takes about two seconds. */
const maxStageMs = 120_000;

/** The stages, each run outside this process, so that making designs holds up nobody who reads. */
export const createJobStages = (jobs: JobRunner, stages: readonly PipelineStage[]): readonly RunnableStage[] =>
  stages.map(({ stage, next }) => ({
    next,
    stage: {
      ...stage,
      async run(parts, { seed, directionId }) {
        const input = { state: stage.state, parts, parameters: { seed, directionId } };
        const runOnce = async () => await jobs.run(runStageJob, input, { timeoutMs: maxStageMs });
        try {
          return await runOnce();
        } catch (error) {
          // The process may have been ended from outside. Stages are pure, so another one makes the same.
          if (error instanceof JobError && error.fault === "crashed") return await runOnce();
          throw error;
        }
      },
    },
  }));

/** Joins imports that were accepted early outside this process, as the stage that makes the pages goes on. */
export const createMergeInJob =
  (jobs: JobRunner): MergeImports =>
  (input, owner) =>
    jobs.run(mergeImportsJob, input, { timeoutMs: maxMergeMs, owner });
