import { defineStage } from "#/pipeline/stage";
import { stagePlan } from "#/pipeline/stages/stage-plan";
import { createIdentity } from "#/studio/create-identity";

/** Generates direction, mark, imagery and icons. */
export const identity = defineStage({
  ...stagePlan.identity,
  run: (parts, { seed, directionId }) => createIdentity({ ...parts, seed, directionId }),
});
