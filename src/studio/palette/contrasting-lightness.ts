import { findLightnessAtLeast, findLightnessAtMost } from "#/studio/palette/lightness-search";
import type { Tone } from "#/studio/palette/shade";
import { getMaxDarkerLuminance, getMinLighterLuminance } from "#/studio/palette/luminance-bounds";

/**
 * The lightness nearest to `start` at which a tone reaches `ratio` against `ground`, a relative
 * luminance. The result is lighter than the ground in dark modes and darker in light ones.
 */
export function findContrastingLightness(ground: number, dark: boolean, ratio: number, tone: Tone, start: number): number {
  return dark
    ? findLightnessAtLeast(tone, start, getMinLighterLuminance(ground, ratio))
    : findLightnessAtMost(tone, start, getMaxDarkerLuminance(ground, ratio));
}
