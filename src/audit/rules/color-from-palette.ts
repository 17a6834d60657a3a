import { type Edit, editAt } from "#/audit/edit";
import { offPalette } from "#/audit/off-palette";
import { nearestColor, paletteOf } from "#/audit/palette";
import type { SourceRule } from "#/audit/rule";

/** How many colours a finding names, and the difference (CIEDE2000) up to which a token can just stand in. */
const shown = 4;
const nearlySame = 5;

/** Colours in styles are colours of the tokens; the nearest token is named for those that are not. */
export const colorFromPalette: SourceRule = {
  id: "color-from-palette",
  summary: "Colours in styles are colours of the tokens; the nearest token is named for those that are not.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const strays = offPalette(source, tokens);
    const [first] = strays;
    if (!first) return;
    const edits: Edit[] = [];
    const fixes = strays.slice(0, shown).map(({ text, color, spots }) => {
      const { variable, difference } = nearestColor(paletteOf(tokens), color);
      if (difference <= nearlySame) edits.push(...spots.flatMap((spot) => editAt(spot, text, `var(${variable})`) ?? []));
      return `var(${variable}) for ${text}${difference > nearlySame ? `, which is far from it (ΔE ${difference.toFixed(0)})` : ""}`;
    });
    const more = strays.length > shown ? `, and so on for ${strays.length - shown} more` : "";
    yield {
      spot: first.spots[0],
      message: `${strays.length === 1 ? "A colour is" : `${strays.length} colours are`} in no token: ${strays
        .slice(0, shown)
        .map(({ text }) => text)
        .join(", ")}${strays.length > shown ? " …" : ""}`,
      fix: `Use ${fixes.join("; ")}${more}.`,
      count: strays.reduce((sum, { count }) => sum + count, 0),
      edits,
    };
  },
};
