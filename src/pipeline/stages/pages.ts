import { stage } from "#/pipeline/stage";
import { pagesFor } from "#/studio/pages/index";

/** The page templates. */
export const pages = stage({
  state: "PAGES",
  label: "Pages",
  needs: ["brief", "direction", "tokens", "mark", "imagery", "components"],
  makes: ["pages"],
  run: (parts) => ({ pages: pagesFor(parts) }),
});
