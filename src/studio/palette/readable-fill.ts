import type { Color } from "#/color/color";
import { findLightnessAtLeast, findLightnessAtMost } from "#/studio/palette/lightness-search";
import { shade, type Tone } from "#/studio/palette/shade";
import { getMaxDarkerLuminance, getMinLighterLuminance } from "#/studio/palette/luminance-bounds";

/** The colour itself if its lightness already serves, else its tone at the nearest lightness that does. */
export function adjustLightness(color: Color, tone: Tone, lightness: number): Color {
  return lightness === color.l ? color : shade(tone, lightness);
}

/**
 * The luminances between which neither white nor black text reaches a ratio: fills must be no lighter than `maxDarkLuminance` or no darker than `minLightLuminance`. At 4.5
 * and below there is no such gap and the answer is undefined.
 */
export function getFillGap(ratio: number): { readonly darkMax: number; readonly lightMin: number } | undefined {
  const maxDarkLuminance = getMaxDarkerLuminance(1, ratio);
  const minLightLuminance = getMinLighterLuminance(0, ratio);
  return maxDarkLuminance < minLightLuminance ? { darkMax: maxDarkLuminance, lightMin: minLightLuminance } : undefined;
}

/** A fill on which text reaches the ratio: the fill itself or, where the ratio leaves a gap, the nearest beyond it on the side asked for. */
export function computeReadableFill(fill: Color, tone: Tone, ratio: number, lighter: boolean): Color {
  const gap = getFillGap(ratio);
  if (!gap) return fill;
  const lightness = lighter ? findLightnessAtLeast(tone, fill.l, gap.lightMin) : findLightnessAtMost(tone, fill.l, gap.darkMax);
  return adjustLightness(fill, tone, lightness);
}
