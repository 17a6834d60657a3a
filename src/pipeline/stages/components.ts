import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { createComponents } from "#/studio/components/index";

/** Generates the components. */
export const components = defineStage({
  state: "COMPONENTS",
  label: "Components",
  needs: ["brief", "given", "adjustments", "direction", "tokens", "mark"],
  makes: partsByStage.COMPONENTS,
  run: (parts) => ({ components: createComponents(parts) }),
});
