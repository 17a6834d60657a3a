import { defineStage } from "#/pipeline/stage";
import { stagePlan } from "#/pipeline/stages/stage-plan";
import { createTokens } from "#/studio/create-tokens";

/** Generates the design tokens. */
export const foundation = defineStage({
  ...stagePlan.foundation,
  run: (parts, { seed }) => ({ tokens: createTokens({ ...parts, seed }, parts.direction) }),
});
