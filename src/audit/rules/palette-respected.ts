import { findOffPaletteColors } from "#/audit/off-palette";
import type { SourceRule } from "#/audit/rule";

/** From more colours than this a source has a palette of its own. */
const maxOffPaletteColors = 10;

export const paletteRespected: SourceRule = {
  id: "palette-respected",
  summary: "A source has at most 10 colours that are not in the tokens.",
  severity: "error",
  safety: false,
  *check(source, { tokens }) {
    const offPaletteColors = findOffPaletteColors(source, tokens);
    const firstExcess = offPaletteColors[maxOffPaletteColors];
    if (firstExcess)
      yield {
        location: firstExcess.locations[0],
        message: `${offPaletteColors.length} colours are not in the tokens; the maximum is ${maxOffPaletteColors}.`,
        fix: "Replace them with the system's variables; color-from-palette lists the nearest.",
      };
  },
};
