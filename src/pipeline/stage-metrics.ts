import { Histogram } from "#/kernel/metrics/histogram";
import { traceWork, type Tracer } from "#/kernel/tracing/tracer";
import type { ProjectState } from "#/model/project";
import type { RunnableStage } from "#/pipeline/stages/index";

/** How long the runs of a stage took, seconds, and how many failed. */
export type StageStats = { readonly stage: ProjectState; readonly durations: Histogram; readonly failures: number };

/** Stages that count their runs, each a span where there is a tracer. */
export function measureStages(
  stages: readonly RunnableStage[],
  tracer?: Tracer | undefined,
): {
  readonly stages: readonly RunnableStage[];
  listStats(): readonly StageStats[];
} {
  const stats = stages.map(({ state }) => ({ stage: state, durations: new Histogram(), failures: 0 }));
  return {
    stages: stages.map((stage, index) => ({
      ...stage,
      async run(parts, parameters) {
        const startedAtMs = performance.now();
        const own = stats[index];
        try {
          const run = async () => await stage.run(parts, parameters);
          return await traceWork(tracer, `stage ${stage.state}`, { "livery.design.seed": parameters.seed }, run);
        } catch (error) {
          if (own) own.failures++;
          throw error;
        } finally {
          own?.durations.observe((performance.now() - startedAtMs) / 1000);
        }
      },
    })),
    listStats: () => stats,
  };
}
