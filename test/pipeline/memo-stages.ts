import { type StageInLine, stages } from "#/pipeline/stages/index";

type Made = ReturnType<StageInLine["stage"]["run"]>;
const made = new Map<string, Made>();

/**
 * The pipeline's own stages, each run once for the same brief, seed and direction: they are pure, so tests that go through the same design again need not wait for it.
 */
export const memoStages: readonly StageInLine[] = stages.map(({ stage, next }) => ({
  next,
  stage: {
    ...stage,
    run(parts, settled) {
      const key = JSON.stringify([stage.state, settled.seed, settled.directionId, parts.brief]);
      const kept = made.get(key) ?? stage.run(parts, settled);
      made.set(key, kept);
      return kept;
    },
  },
}));
