import { defineJob, JobError, type JobRunner } from "#/jobs/job";
import type { DesignContent } from "#/model/design-content";
import { joinMsMax } from "#/model/limits";
import type { ProjectState } from "#/model/project";
import { type JoinImports, joinImportsJob } from "#/pipeline/join-job";
import type { Settled } from "#/pipeline/stage";
import type { AnyStage, StageInLine, StageInRun } from "#/pipeline/stages/index";

/** One run of a stage, as it is sent to the process that does it. */
export type StageToRun = { readonly state: ProjectState; readonly parts: Partial<DesignContent>; readonly settled: Settled };

/** Runs one of the pipeline's own stages. */
export const runStageJob = defineJob<StageToRun, ReturnType<AnyStage["run"]>>({
  name: "run-stage",
  queue: "background",
  async load() {
    const { stages } = await import("#/pipeline/stages/index");
    return ({ state, parts, settled }) => {
      const entry = stages.find(({ stage }) => stage.state === state);
      if (!entry) throw new Error(`there is no stage ${state}`);
      // Its parts were read by its own `needs`.
      return entry.stage.run(parts as DesignContent, settled);
    };
  },
});

/** Processor time that one stage may take, milliseconds. The slowest takes about two seconds. */
const stageMsMax = 120_000;

/** The stages, each run outside this process, so that making designs holds up nobody who reads. */
export const stagesInJobs = (jobs: JobRunner, stages: readonly StageInLine[]): readonly StageInRun[] =>
  stages.map(({ stage, next }) => ({
    next,
    stage: {
      ...stage,
      async run(parts, { seed, directionId }) {
        const input = { state: stage.state, parts, settled: { seed, directionId } };
        const once = async () => await jobs.run(runStageJob, input, { timeoutMs: stageMsMax });
        try {
          return await once();
        } catch (error) {
          // The process may have been ended from outside. Stages are pure, so another one makes the same.
          if (error instanceof JobError && error.fault === "crashed") return await once();
          throw error;
        }
      },
    },
  }));

/** Joins imports that were accepted early outside this process, as the stage that makes the pages goes on. */
export const joinInJobs =
  (jobs: JobRunner): JoinImports =>
  (input, owner) =>
    jobs.run(joinImportsJob, input, { timeoutMs: joinMsMax, owner });
