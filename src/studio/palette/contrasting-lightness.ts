import { findLightnessAtLeast, findLightnessAtMost } from "#/studio/palette/lightness-search";
import type { Tone } from "#/studio/palette/shade";
import { getMaxDarkerLuminance, getMinLighterLuminance } from "#/studio/palette/luminance-bounds";

/**
 * The lightness nearest to `start` at which a tone stands at `ratio` against a ground: lighter than it in dark modes, darker in light ones. `ground` is a
 * relative luminance.
 */
export function findContrastingLightness(ground: number, dark: boolean, ratio: number, tone: Tone, start: number): number {
  return dark
    ? findLightnessAtLeast(tone, start, getMinLighterLuminance(ground, ratio))
    : findLightnessAtMost(tone, start, getMaxDarkerLuminance(ground, ratio));
}
