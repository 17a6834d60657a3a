import { stage } from "#/pipeline/stage";
import { tokenSetFor } from "#/studio/tokens";

/** The design tokens. */
export const foundation = stage({
  state: "FOUNDATION",
  label: "Colour, type, space, shape and motion",
  needs: ["brief", "direction"],
  makes: ["tokens"],
  run: ({ brief, direction }, { seed }) => ({
    tokens: tokenSetFor({ brandColor: brief.brandColor, secondaryColor: brief.secondaryColor, direction, seed }),
  }),
});
