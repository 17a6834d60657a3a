import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { tokenSetFor } from "#/studio/tokens";

/** The design tokens. */
export const foundation = defineStage({
  state: "FOUNDATION",
  label: "Colour, type, space, shape and motion",
  needs: ["brief", "direction"],
  makes: partsByStage.FOUNDATION,
  run: ({ brief, direction }, { seed }) => ({
    tokens: tokenSetFor({ brandColor: brief.brandColor, secondaryColor: brief.secondaryColor, direction, seed }),
  }),
});
