import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { createTokenSet } from "#/studio/token-set";

/** Generates the design tokens. */
export const foundation = defineStage({
  state: "FOUNDATION",
  label: "Colour, type, space, shape and motion",
  needs: ["brief", "direction"],
  makes: partsByStage.FOUNDATION,
  run: ({ brief, direction }, { seed }) => ({
    tokens: createTokenSet({ brandColor: brief.brandColor, secondaryColor: brief.secondaryColor, direction, seed }),
  }),
});
