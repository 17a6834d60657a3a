import { defineJob, JobError, type JobRunner } from "#/jobs/job";
import type { DesignContent } from "#/model/design-content";
import { maxMergeMs } from "#/model/limits";
import type { ProjectState } from "#/model/project";
import { type MergeImports, mergeImportsJob } from "#/lifecycle/merge-imports-job";
import type { StageParameters } from "#/pipeline/stage";
import type { PipelineStage, RunnableStage } from "#/pipeline/stages/index";
import { plannedStages } from "#/pipeline/stages/stage-plan";

/** A stage to run in a job, with its input. */
export type StageToRun = {
  readonly state: ProjectState;
  readonly parts: Partial<DesignContent>;
  readonly parameters: StageParameters;
};

/** Runs one of the pipeline's stages. */
export const runStageJob = defineJob<StageToRun, ReturnType<PipelineStage["run"]>>({
  name: "run-stage",
  queue: "background",
  async load() {
    const { stages } = await import("#/pipeline/stages/index");
    return ({ state, parts, parameters }) => {
      const stage = stages.find((candidate) => candidate.state === state);
      if (!stage) throw new Error(`no stage ${state}`);
      // The caller loaded exactly the parts that the stage needs.
      return stage.run(parts as DesignContent, parameters);
    };
  },
});

/** How long one stage may take, milliseconds. The slowest takes about two seconds. */
const maxStageMs = 120_000;

/** The stages, each run in a job, so that generating designs does not slow down other requests. */
export const createJobStages = (jobs: JobRunner): readonly RunnableStage[] =>
  plannedStages.map((stage) => ({
    ...stage,
    async run(parts, parameters) {
      const input = { state: stage.state, parts, parameters };
      const runOnce = async () => await jobs.run(runStageJob, input, { timeoutMs: maxStageMs });
      try {
        return await runOnce();
      } catch (error) {
        // The process may have been killed from outside. Stages are pure, so another one gives the
        // same result.
        if (error instanceof JobError && error.fault === "crashed") return await runOnce();
        throw error;
      }
    },
  }));

/** Merges imports that were accepted before there were pages, in a job. */
export const createMergeInJob =
  (jobs: JobRunner): MergeImports =>
  (input, owner) =>
    jobs.run(mergeImportsJob, input, { timeoutMs: maxMergeMs, owner });
