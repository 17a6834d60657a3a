import type { Color } from "#/color/color";
import { lightnessAtLeast, lightnessAtMost } from "#/studio/palette/lightness-search";
import type { Tone } from "#/studio/palette/shade";
import { darkerThan, lighterThan } from "#/studio/palette/luminance-bounds";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { Reading } from "#/studio/palette/reading";
import { fillGap, settled } from "#/studio/palette/readable-fill";

/**
 * The fill of main actions: the brand colour, or its hue at the nearest lightness that stands out from every surface and can carry a readable label.
 * `hardest` is the luminance of the surface that is closest to it.
 */
export function primaryFill(rules: ModeRules, brand: Reading, hardest: number): Color {
  const tone: Tone = { c: brand.chroma, h: brand.h };
  const gap = fillGap(rules.text);
  const lightness = rules.dark
    ? lightnessAtLeast(tone, brand.l, Math.max(lighterThan(hardest, rules.ui), gap?.lightMin ?? 0))
    : lightnessAtMost(tone, brand.l, Math.min(darkerThan(hardest, rules.ui), gap?.darkMax ?? 1));
  return settled(brand.color, tone, lightness);
}
