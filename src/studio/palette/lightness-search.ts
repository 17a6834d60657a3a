import { getToneLuminance, type Tone } from "#/studio/palette/shade";

/** Keeps computed bounds clear of floating-point error. */
const epsilon = 1e-9;

/**
 * Maximum luminance of a darker colour that reaches `ratio` against a luminance; below 0 if none is
 * dark enough.
 */
export function getMaxDarkerLuminance(luminance: number, ratio: number): number {
  return (luminance + 0.05) / ratio - 0.05 - epsilon;
}

/**
 * Minimum luminance of a lighter colour that reaches `ratio` against a luminance; above 1 if none
 * is light enough.
 */
export function getMinLighterLuminance(luminance: number, ratio: number): number {
  return (luminance + 0.05) * ratio - 0.05 + epsilon;
}

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

/**
 * The least luminance at which text on a dark ground of a luminance reaches a perceptual contrast,
 * in Lc. Solves the APCA formula, with room for its slightly different screen luminance.
 */
function getMinTextLuminance(ground: number, lc: number): number {
  const screen = ground > 0.022 ? ground : ground + (0.022 - ground) ** (1414 / 1000);
  return (screen ** 0.65 + (lc / 100 + 0.027) / 1.14) ** (1 / 0.62) + 0.035;
}

/** The greatest luminance at which text on a light ground reaches a perceptual contrast, in Lc. */
function getMaxTextLuminance(ground: number, lc: number): number {
  return ((ground * 0.985) ** 0.56 - (lc / 100 + 0.027) / 1.14) ** (1 / 0.57);
}

/**
 * The lightness nearest to `start` at which text of a tone is readable on `ground`, a relative
 * luminance: it reaches `ratio` and the perceptual contrast `lc`.
 */
export function findTextLightness(
  ground: number,
  dark: boolean,
  { ratio, lc }: { readonly ratio: number; readonly lc: number },
  tone: Tone,
  start: number,
): number {
  if (!dark) {
    const maxLuminance = Math.min(getMaxDarkerLuminance(ground, ratio), getMaxTextLuminance(ground, lc));
    return findLightnessAtMost(tone, start, maxLuminance);
  }
  const minLuminance = Math.max(getMinLighterLuminance(ground, ratio), getMinTextLuminance(ground, lc));
  return findLightnessAtLeast(tone, start, minLuminance);
}

/**
 * The lightness nearest to `start` at which a tone reaches `ratio` against `ground`, a relative
 * luminance. The result is lighter than the ground in dark modes and darker in light ones.
 */
export function findContrastingLightness(ground: number, dark: boolean, ratio: number, tone: Tone, start: number): number {
  return dark
    ? findLightnessAtLeast(tone, start, getMinLighterLuminance(ground, ratio))
    : findLightnessAtMost(tone, start, getMaxDarkerLuminance(ground, ratio));
}
