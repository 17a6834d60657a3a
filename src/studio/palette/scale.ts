import type { Color } from "#/color/color";
import { smoothstep } from "#/studio/palette/base-color";
import { shade, limitChroma } from "#/studio/palette/shade";
import type { Scale } from "#/model/token-set";

/** The colour at step 9 of a scale. `exact` is used unchanged if its lightness allows. */
export type ScaleAnchor = { readonly l: number; readonly c: number; readonly h: number; readonly exact?: Color };

/**
 * Lightness range of step 9. It leaves room for eight lighter and three darker steps, at least 0.01
 * apart.
 */
const maxAnchorLightness = 0.87;
const minAnchorLightness = 0.2;
const maxLightness = 0.985;
/** Maximum chroma of a step, relative to the anchor. */
const maxChromaFactor = 1.12;

/**
 * The share of its chroma that a scale has at a lightness: all in the middle, little in tints,
 * about half in the darkest shades.
 */
function getChromaShare(lightness: number): number {
  if (lightness > 0.74) return 1 - (0.9 * (lightness - 0.74)) / (1 - 0.74);
  if (lightness < 0.42) return 0.4 + (0.6 * Math.max(0, lightness - 0.1)) / 0.32;
  return 1;
}

/** The twelve lightnesses around step 9, descending. Tints are closer together than shades. */
function listLightnesses(anchor: number): readonly number[] {
  const exponent = 1 + 0.3 * Math.min(1, Math.max(0, (0.84 - anchor) / 0.3));
  const minLightness = Math.min(0.24, anchor - 0.08);
  return Array.from({ length: 12 }, (_, index) =>
    index <= 8
      ? maxLightness - (maxLightness - anchor) * (index / 8) ** exponent
      : anchor - ((anchor - minLightness) * (index - 8)) / 3,
  );
}

/** A twelve-step tuple from a function of the index 0–11. */
export function toScale(step: (index: number) => Color): Scale {
  return [step(0), step(1), step(2), step(3), step(4), step(5), step(6), step(7), step(8), step(9), step(10), step(11)];
}

/**
 * Twelve steps of one hue from light to dark, with the anchor at step 9. Chroma rises to the middle
 * and falls again, is at most 1.12 times the anchor's, and is otherwise only limited by the gamut.
 * An anchor lighter than 0.87 or darker than 0.2 leaves no room for other steps, so step 9 takes
 * its hue at that bound and the scale does not contain the anchor itself. Small changes of the
 * anchor never make a step jump.
 */
export function createScale({ l, c, h, exact }: ScaleAnchor): Scale {
  const anchor = Math.min(maxAnchorLightness, Math.max(minAnchorLightness, l));
  const lightnessSteps = listLightnesses(anchor);
  const anchorChroma = limitChroma({ c, h }, anchor);
  const ownChroma = exact ? c + (exact.c - c) * smoothstep(l, 0.12, minAnchorLightness) : c;
  return toScale((index) => {
    if (index === 8 && exact) return anchor === l ? exact : shade({ c: ownChroma, h }, anchor);
    const lightness = lightnessSteps[index] ?? anchor;
    return shade(
      { c: anchorChroma * Math.min(maxChromaFactor, getChromaShare(lightness) / getChromaShare(anchor)), h },
      lightness,
    );
  });
}
