import { defineStage } from "#/pipeline/stage";
import { stagePlan } from "#/pipeline/stages/stage-plan";
import { createPages } from "#/studio/pages/create-pages";

/** Generates the page templates. */
export const pages = defineStage({
  ...stagePlan.pages,
  run: (parts) => ({ pages: createPages(parts) }),
});
