import type { Color } from "#/color/color";
import {
  findLightnessAtLeast,
  findLightnessAtMost,
  getMaxDarkerLuminance,
  getMinLighterLuminance,
} from "#/studio/palette/lightness-search";
import { shade, type Tone } from "#/studio/palette/shade";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { BaseColor } from "#/studio/palette/base-color";

/** The colour itself if it has this lightness, otherwise its tone at the lightness. */
export function adjustLightness(color: Color, tone: Tone, lightness: number): Color {
  return lightness === color.l ? color : shade(tone, lightness);
}

/**
 * The luminances between which neither white nor black text reaches a ratio: fills must not be
 * lighter than `maxDarkLuminance` or not darker than `minLightLuminance`. `undefined` for ratios up
 * to 4.5, which have no such gap.
 */
export function getFillGap(ratio: number): { readonly maxDarkLuminance: number; readonly minLightLuminance: number } | undefined {
  const maxDarkLuminance = getMaxDarkerLuminance(1, ratio);
  const minLightLuminance = getMinLighterLuminance(0, ratio);
  return maxDarkLuminance < minLightLuminance ? { maxDarkLuminance, minLightLuminance } : undefined;
}

/**
 * A fill on which text reaches the ratio: the fill itself, or the nearest colour outside the gap on
 * the requested side.
 */
export function computeReadableFill(fill: Color, tone: Tone, ratio: number, lighter: boolean): Color {
  const gap = getFillGap(ratio);
  if (!gap) return fill;
  const lightness = lighter
    ? findLightnessAtLeast(tone, fill.l, gap.minLightLuminance)
    : findLightnessAtMost(tone, fill.l, gap.maxDarkLuminance);
  return adjustLightness(fill, tone, lightness);
}

/**
 * The fill of main actions: the brand colour, or its hue at the nearest lightness that contrasts
 * with every surface and allows a readable label. `hardest` is the luminance of the surface that is
 * hardest to contrast with.
 */
export function computePrimaryFill(rules: ModeRules, brand: BaseColor, hardest: number): Color {
  const tone: Tone = { c: brand.chroma, h: brand.h };
  const gap = getFillGap(rules.text);
  const lightness = rules.dark
    ? findLightnessAtLeast(tone, brand.l, Math.max(getMinLighterLuminance(hardest, rules.ui), gap?.minLightLuminance ?? 0))
    : findLightnessAtMost(tone, brand.l, Math.min(getMaxDarkerLuminance(hardest, rules.ui), gap?.maxDarkLuminance ?? 1));
  return adjustLightness(brand.color, tone, lightness);
}
