import { getToneLuminance, type Tone } from "#/studio/palette/shade";

const iterationCount = 13;

/**
 * Finds the lightness between `from` and `to` at which `holds` becomes true: `from` if it holds
 * there, otherwise the boundary by bisection, on the side that holds. If `holds` is false at `to`,
 * the result is `to`.
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

/**
 * The lightness nearest to `lightness` at which the tone is no lighter than a relative luminance.
 */
export function findLightnessAtMost(tone: Tone, lightness: number, luminance: number): number {
  return findFirstLightness(lightness, 0, (candidate) => getToneLuminance(tone, candidate) <= luminance);
}

/**
 * The lightness nearest to `lightness` at which the tone is no darker than a relative luminance.
 */
export function findLightnessAtLeast(tone: Tone, lightness: number, luminance: number): number {
  return findFirstLightness(lightness, 1, (candidate) => getToneLuminance(tone, candidate) >= luminance);
}
