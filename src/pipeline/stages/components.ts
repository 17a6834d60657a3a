import { stage } from "#/pipeline/stage";
import { componentsFor } from "#/studio/components/index";

/** The components. */
export const components = stage({
  state: "COMPONENTS",
  label: "Components",
  needs: ["brief", "direction", "tokens", "mark"],
  makes: ["components"],
  run: (parts) => ({ components: componentsFor(parts) }),
});
