import { lightnessAtLeast, lightnessAtMost } from "#/studio/palette/lightness-search";
import type { Tone } from "#/studio/palette/shade";
import { darkerThan, lighterThan } from "#/studio/palette/luminance-bounds";

/**
 * The lightness nearest to `start` at which a tone stands at `ratio` against a ground: lighter than it in dark modes, darker in light ones. `ground` is a
 * relative luminance.
 */
export function standingOn(ground: number, dark: boolean, ratio: number, tone: Tone, start: number): number {
  return dark
    ? lightnessAtLeast(tone, start, lighterThan(ground, ratio))
    : lightnessAtMost(tone, start, darkerThan(ground, ratio));
}
