import { type Edit, createEdit } from "#/audit/edit";
import { findOffPaletteColors } from "#/audit/off-palette";
import { findNearestColor, getPalette } from "#/audit/palette";
import type { SourceRule } from "#/audit/rule";

/**
 * How many colours a finding names, and the difference (CIEDE2000) up to which a token can just
 * stand in.
 */
const maxShown = 4;
const maxReplacementDifference = 5;

/**
 * Colours in styles are colours of the tokens; the nearest token is named for those that are not.
 */
export const colorFromPalette: SourceRule = {
  id: "color-from-palette",
  summary: "Colours in styles are colours of the tokens; the nearest token is named for those that are not.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const offPaletteColors = findOffPaletteColors(source, tokens);
    const [first] = offPaletteColors;
    if (!first) return;
    const edits: Edit[] = [];
    const fixes = offPaletteColors.slice(0, maxShown).map(({ text, color, locations }) => {
      const { variable, difference } = findNearestColor(getPalette(tokens), color);
      if (difference <= maxReplacementDifference)
        edits.push(...locations.flatMap((location) => createEdit(location, text, `var(${variable})`) ?? []));
      return `var(${variable}) for ${text}${difference > maxReplacementDifference ? `, which is far from it (ΔE ${difference.toFixed(0)})` : ""}`;
    });
    const more = offPaletteColors.length > maxShown ? `, and so on for ${offPaletteColors.length - maxShown} more` : "";
    yield {
      location: first.locations[0],
      message: `${offPaletteColors.length === 1 ? "A colour is" : `${offPaletteColors.length} colours are`} in no token: ${offPaletteColors
        .slice(0, maxShown)
        .map(({ text }) => text)
        .join(", ")}${offPaletteColors.length > maxShown ? " …" : ""}`,
      fix: `Use ${fixes.join("; ")}${more}.`,
      count: offPaletteColors.reduce((sum, { count }) => sum + count, 0),
      edits,
    };
  },
};
