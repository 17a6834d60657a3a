import { defineStage } from "#/pipeline/stage";
import { stagePlan } from "#/pipeline/stages/stage-plan";
import { createComponents } from "#/studio/components/index";

/** Generates the components. */
export const components = defineStage({
  ...stagePlan.components,
  run: (parts) => ({ components: createComponents(parts) }),
});
