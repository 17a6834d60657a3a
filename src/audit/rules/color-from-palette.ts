import { offPalette } from "#/audit/off-palette";
import { nearestColor, paletteOf } from "#/audit/palette";
import type { SourceRule } from "#/audit/rule";

/** How many colours a finding names, and the difference (CIEDE2000) up to which a token can just stand in. */
const shown = 4;
const nearlySame = 5;

/** Colours in styles are colours of the tokens; the nearest token is named for those that are not. */
export const colorFromPalette: SourceRule = {
  id: "color-from-palette",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const strays = offPalette(source, tokens);
    const [first] = strays;
    if (!first) return;
    const fixes = strays.slice(0, shown).map(({ text, color }) => {
      const { variable, difference } = nearestColor(paletteOf(tokens), color);
      return `var(${variable}) for ${text}${difference > nearlySame ? `, which is far from it (ΔE ${difference.toFixed(0)})` : ""}`;
    });
    const more = strays.length > shown ? `, and so on for ${strays.length - shown} more` : "";
    yield {
      spot: first.spot,
      message: `${strays.length === 1 ? "A colour is" : `${strays.length} colours are`} in no token: ${strays
        .slice(0, shown)
        .map(({ text }) => text)
        .join(", ")}${strays.length > shown ? " …" : ""}`,
      fix: `Use ${fixes.join("; ")}${more}.`,
      count: strays.reduce((sum, { count }) => sum + count, 0),
    };
  },
};
