import { type PipelineStage, stages } from "#/pipeline/stages/index";

type Made = ReturnType<PipelineStage["stage"]["run"]>;
const made = new Map<string, Made>();

/**
 * The pipeline's own stages, each run once for the same brief, seed and direction: they are pure, so tests that go through the same design again need not wait for it.
 */
export const memoStages: readonly PipelineStage[] = stages.map(({ stage, next }) => ({
  next,
  stage: {
    ...stage,
    run(parts, parameters) {
      const key = JSON.stringify([stage.state, parameters.seed, parameters.directionId, parts.brief]);
      const kept = made.get(key) ?? stage.run(parts, parameters);
      made.set(key, kept);
      return kept;
    },
  },
}));
