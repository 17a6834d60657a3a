import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { createTokens } from "#/studio/create-tokens";

/** Generates the design tokens. */
export const foundation = defineStage({
  state: "FOUNDATION",
  label: "Colour, type, space, shape and motion",
  needs: ["brief", "given", "adjustments", "direction"],
  makes: partsByStage.FOUNDATION,
  run: (parts, { seed }) => ({ tokens: createTokens({ ...parts, seed }, parts.direction) }),
});
