import { getToneLuminance, type Tone } from "#/studio/palette/shade";

const iterationCount = 13;

/**
 * The lightness on the way from `from` to `to` where `holds` begins to hold: `from` itself if it holds there, else the border found by halving, on
 * the side that holds. `holds` must hold at `to`; if it does not, `to` is the answer.
 */
export function findFirstLightness(from: number, to: number, holds: (lightness: number) => boolean): number {
  if (holds(from)) return from;
  let outside = from;
  let inside = to;
  for (let iteration = 0; iteration < iterationCount; iteration++) {
    const middle = (outside + inside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** The lightness nearest to `lightness` at which the tone is no lighter than a relative luminance. */
export function findLightnessAtMost(tone: Tone, lightness: number, luminance: number): number {
  return findFirstLightness(lightness, 0, (candidate) => getToneLuminance(tone, candidate) <= luminance);
}

/** The lightness nearest to `lightness` at which the tone is no darker than a relative luminance. */
export function findLightnessAtLeast(tone: Tone, lightness: number, luminance: number): number {
  return findFirstLightness(lightness, 1, (candidate) => getToneLuminance(tone, candidate) >= luminance);
}
