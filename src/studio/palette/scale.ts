import type { Color } from "#/color/color";
import { ramp } from "#/studio/palette/reading";
import { shade, steadyChroma } from "#/studio/palette/shade";
import type { Scale } from "#/model/token-set";

/** What a scale is built around: the place and colour of step 9; `exact` stands there as it is where its lightness allows. */
export type Anchor = { readonly l: number; readonly c: number; readonly h: number; readonly exact?: Color };

/** Between these lightnesses a colour can be step 9: eight lighter and three darker steps still find room, at least 0.01 apart. */
const anchorLightest = 0.87;
const anchorDarkest = 0.2;
const lightest = 0.985;
/** How much more chroma than the anchor a step may have. */
const inflation = 1.12;

/** How much of its chroma a scale shows at a lightness: all of it in the middle, little in tints, about half in the darkest shades. */
function fullness(lightness: number): number {
  if (lightness > 0.74) return 1 - (0.9 * (lightness - 0.74)) / (1 - 0.74);
  if (lightness < 0.42) return 0.4 + (0.6 * Math.max(0, lightness - 0.1)) / 0.32;
  return 1;
}

/** The twelve lightnesses around that of step 9, falling; tints lie closer together than shades. */
function lightnesses(anchor: number): readonly number[] {
  const bend = 1 + 0.3 * Math.min(1, Math.max(0, (0.84 - anchor) / 0.3));
  const darkest = Math.min(0.24, anchor - 0.08);
  return Array.from({ length: 12 }, (_, index) =>
    index <= 8 ? lightest - (lightest - anchor) * (index / 8) ** bend : anchor - ((anchor - darkest) * (index - 8)) / 3,
  );
}

/** A twelve-step tuple from a function of the index 0–11. */
export function twelve(step: (index: number) => Color): Scale {
  return [step(0), step(1), step(2), step(3), step(4), step(5), step(6), step(7), step(8), step(9), step(10), step(11)];
}

/**
 * Twelve steps of one hue from light to dark, step 9 being the anchor. Chroma rises to the middle and falls again, is never more than 1.12 times the
 * anchor's, and is cut by the gamut alone. An anchor lighter than 0.87 or darker than 0.2 has no room for steps beside it: then
 * step 9 is its hue at that bound and the anchor itself stands outside the scale. No step jumps when the anchor moves a little.
 */
export function scaleAround({ l, c, h, exact }: Anchor): Scale {
  const anchor = Math.min(anchorLightest, Math.max(anchorDarkest, l));
  const places = lightnesses(anchor);
  const carried = steadyChroma({ c, h }, anchor);
  const ownChroma = exact ? c + (exact.c - c) * ramp(l, 0.12, anchorDarkest) : c;
  return twelve((index) => {
    if (index === 8 && exact) return anchor === l ? exact : shade({ c: ownChroma, h }, anchor);
    const lightness = places[index] ?? anchor;
    return shade({ c: carried * Math.min(inflation, fullness(lightness) / fullness(anchor)), h }, lightness);
  });
}
