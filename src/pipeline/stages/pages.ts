import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { createPages } from "#/studio/pages/create-pages";

/** Generates the page templates. */
export const pages = defineStage({
  state: "PAGES",
  label: "Pages",
  needs: ["brief", "given", "adjustments", "direction", "tokens", "mark", "imagery", "components"],
  makes: partsByStage.PAGES,
  run: (parts) => ({ pages: createPages(parts) }),
});
