import { findOffPaletteColors } from "#/audit/off-palette";
import type { SourceRule } from "#/audit/rule";

/** How many colours of its own one source may bring before it has a palette of its own. */
const maxOffPaletteColors = 10;

/**
 * A component or page brings no palette of its own: more than ten colours that no token has are an
 * error.
 */
export const paletteRespected: SourceRule = {
  id: "palette-respected",
  summary: "A component or page brings no palette of its own: more than ten colours that no token has are an error.",
  severity: "error",
  safety: false,
  *check(source, { tokens }) {
    const offPaletteColors = findOffPaletteColors(source, tokens);
    const firstExcess = offPaletteColors[maxOffPaletteColors];
    if (firstExcess)
      yield {
        location: firstExcess.locations[0],
        message: `It brings ${offPaletteColors.length} colours that no token has; ${maxOffPaletteColors} is the most.`,
        fix: "Replace them by the system's variables; color-from-palette names the nearest.",
      };
  },
};
