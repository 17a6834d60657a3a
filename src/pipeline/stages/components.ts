import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { componentsFor } from "#/studio/components/index";

/** The components. */
export const components = defineStage({
  state: "COMPONENTS",
  label: "Components",
  needs: ["brief", "direction", "tokens", "mark"],
  makes: partsByStage.COMPONENTS,
  run: (parts) => ({ components: componentsFor(parts) }),
});
