import type { Color } from "#/color/color";
import { findLightnessAtLeast, findLightnessAtMost } from "#/studio/palette/lightness-search";
import { shade, type Tone } from "#/studio/palette/shade";
import { getMaxDarkerLuminance, getMinLighterLuminance } from "#/studio/palette/luminance-bounds";

/** The colour itself if it has this lightness, otherwise its tone at the lightness. */
export function adjustLightness(color: Color, tone: Tone, lightness: number): Color {
  return lightness === color.l ? color : shade(tone, lightness);
}

/**
 * The luminances between which neither white nor black text reaches a ratio: fills must not be
 * lighter than `maxDarkLuminance` or not darker than `minLightLuminance`. `undefined` for ratios up
 * to 4.5, which have no such gap.
 */
export function getFillGap(ratio: number): { readonly darkMax: number; readonly lightMin: number } | undefined {
  const maxDarkLuminance = getMaxDarkerLuminance(1, ratio);
  const minLightLuminance = getMinLighterLuminance(0, ratio);
  return maxDarkLuminance < minLightLuminance ? { darkMax: maxDarkLuminance, lightMin: minLightLuminance } : undefined;
}

/**
 * A fill on which text reaches the ratio: the fill itself, or the nearest colour outside the gap on
 * the requested side.
 */
export function computeReadableFill(fill: Color, tone: Tone, ratio: number, lighter: boolean): Color {
  const gap = getFillGap(ratio);
  if (!gap) return fill;
  const lightness = lighter ? findLightnessAtLeast(tone, fill.l, gap.lightMin) : findLightnessAtMost(tone, fill.l, gap.darkMax);
  return adjustLightness(fill, tone, lightness);
}
