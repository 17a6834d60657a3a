import { type Edit, createEdit } from "#/audit/edit";
import { findOffPaletteColors } from "#/audit/off-palette";
import { findNearestColor, getPalette, parseLiteralColor } from "#/audit/palette";
import type { SourceRule } from "#/audit/rule";
import { memoize } from "#/kernel/memoize";
import { givenRecipe, type Mark } from "#/model/mark";

/** How many colours one finding names. */
const maxShown = 4;
/** Up to this difference (CIEDE2000) a token replaces a colour without a visible change. */
const maxReplacementDifference = 5;

const colorValue = /\b(?:fill|stroke|stop-color)="([^"]{1,60})"/g;

/** The colours of a mark that was brought in: it keeps them wherever it is shown. */
const getGivenMarkColors = memoize((mark: Mark): ReadonlySet<string> => {
  if (mark.recipe !== givenRecipe) return new Set();
  const texts = mark.assets.flatMap(({ svg }) => [...svg.matchAll(colorValue)].map(([, text = ""]) => text));
  const shown = mark.symbol.shapes.flatMap(({ color }) => (color ? [color.light, color.dark] : []));
  return new Set([...texts, ...shown].flatMap((text) => parseLiteralColor(text)?.hex ?? []));
});

/** Names the nearest token for each colour that is not in the tokens. */
export const colorFromPalette: SourceRule = {
  id: "color-from-palette",
  summary: "Colours in styles come from the design tokens.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, mark }) {
    const markColors = mark ? getGivenMarkColors(mark) : undefined;
    const offPaletteColors = findOffPaletteColors(source, tokens).filter(({ color }) => !markColors?.has(color.hex));
    const [first] = offPaletteColors;
    if (!first) return;
    const edits: Edit[] = [];
    const fixes = offPaletteColors.slice(0, maxShown).map(({ text, color, locations }) => {
      const { variable, difference } = findNearestColor(getPalette(tokens), color);
      if (difference <= maxReplacementDifference)
        edits.push(...locations.flatMap((location) => createEdit(location, text, `var(${variable})`) ?? []));
      const note = difference > maxReplacementDifference ? ` (the nearest, but ΔE ${difference.toFixed(0)} away)` : "";
      return `var(${variable}) for ${text}${note}`;
    });
    const names = offPaletteColors.slice(0, maxShown).map(({ text }) => text);
    const total = offPaletteColors.length === 1 ? "1 colour is" : `${offPaletteColors.length} colours are`;
    const more = offPaletteColors.length > maxShown ? ` and ${offPaletteColors.length - maxShown} more` : "";
    yield {
      location: first.locations[0],
      message: `${total} not in the tokens: ${names.join(", ")}${more}.`,
      fix: `Use ${fixes.join("; ")}${more === "" ? "" : "; and the nearest token for each of the others"}.`,
      count: offPaletteColors.reduce((sum, { count }) => sum + count, 0),
      edits,
    };
  },
};
