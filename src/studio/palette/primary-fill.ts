import type { Color } from "#/color/color";
import { findLightnessAtLeast, findLightnessAtMost } from "#/studio/palette/lightness-search";
import type { Tone } from "#/studio/palette/shade";
import { getMaxDarkerLuminance, getMinLighterLuminance } from "#/studio/palette/luminance-bounds";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { BaseColor } from "#/studio/palette/base-color";
import { getFillGap, adjustLightness } from "#/studio/palette/readable-fill";

/**
 * The fill of main actions: the brand colour, or its hue at the nearest lightness that contrasts
 * with every surface and allows a readable label. `hardest` is the luminance of the surface that is
 * hardest to contrast with.
 */
export function computePrimaryFill(rules: ModeRules, brand: BaseColor, hardest: number): Color {
  const tone: Tone = { c: brand.chroma, h: brand.h };
  const gap = getFillGap(rules.text);
  const lightness = rules.dark
    ? findLightnessAtLeast(tone, brand.l, Math.max(getMinLighterLuminance(hardest, rules.ui), gap?.lightMin ?? 0))
    : findLightnessAtMost(tone, brand.l, Math.min(getMaxDarkerLuminance(hardest, rules.ui), gap?.darkMax ?? 1));
  return adjustLightness(brand.color, tone, lightness);
}
