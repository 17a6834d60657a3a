import { type PipelineStage, stages } from "#/pipeline/stages/index";

/** How many results are kept: test files share a process. */
const maxResults = 100;
const results = new Map<string, ReturnType<PipelineStage["run"]>>();

/**
 * The pipeline's stages, each run once for the same brief, given parts, adjustments, seed and
 * direction. They are pure, so tests can share the results.
 */
export const memoStages: readonly PipelineStage[] = stages.map((stage) => ({
  ...stage,
  run(parts, parameters) {
    const key = JSON.stringify([
      stage.state,
      parameters.seed,
      parameters.directionId,
      parameters.otherSystems ?? [],
      parts.brief,
      parts.given,
      parts.adjustments,
    ]);
    const result = results.get(key) ?? stage.run(parts, parameters);
    results.delete(key);
    results.set(key, result);
    for (const oldest of results.keys()) {
      if (results.size <= maxResults) break;
      results.delete(oldest);
    }
    return result;
  },
}));
