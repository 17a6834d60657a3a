import type { Color } from "#/color/color";
import { lightnessAtLeast, lightnessAtMost } from "#/studio/palette/lightness-search";
import { shade, type Tone } from "#/studio/palette/shade";
import { darkerThan, lighterThan } from "#/studio/palette/luminance-bounds";

/** The colour itself if its lightness already serves, else its tone at the nearest lightness that does. */
export function settled(color: Color, tone: Tone, lightness: number): Color {
  return lightness === color.l ? color : shade(tone, lightness);
}

/**
 * The luminances between which neither white nor black text reaches a ratio: fills must be no lighter than `darkMax` or no darker than `lightMin`. At 4.5
 * and below there is no such gap and the answer is undefined.
 */
export function fillGap(ratio: number): { readonly darkMax: number; readonly lightMin: number } | undefined {
  const darkMax = darkerThan(1, ratio);
  const lightMin = lighterThan(0, ratio);
  return darkMax < lightMin ? { darkMax, lightMin } : undefined;
}

/** A fill on which text reaches the ratio: the fill itself or, where the ratio leaves a gap, the nearest beyond it on the side asked for. */
export function readableFill(fill: Color, tone: Tone, ratio: number, lighter: boolean): Color {
  const gap = fillGap(ratio);
  if (!gap) return fill;
  const lightness = lighter ? lightnessAtLeast(tone, fill.l, gap.lightMin) : lightnessAtMost(tone, fill.l, gap.darkMax);
  return settled(fill, tone, lightness);
}
