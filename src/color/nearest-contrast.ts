import type { Color } from "#/color/color";
import { contrastOfLuminances, luminance } from "#/color/contrast";
import { channelsFromOklch, oklchColor } from "#/color/oklch";
import { luminanceOfChannels } from "#/color/srgb";

/** A colour has to reach `ratio` against a relative luminance (0–1). */
export type ContrastBound = { readonly luminance: number; readonly ratio: number };

const epsilon = 1e-9;
const iterationCount = 16;
/** Steps in lightness after a boundary, because its 8-bit colour can lie on the wrong side. */
const [stepLightness, maxSteps] = [0.001, 40];

const keeps = (candidate: number, bounds: readonly ContrastBound[]) =>
  bounds.every((bound) => contrastOfLuminances(candidate, bound.luminance) >= bound.ratio);

/**
 * The next luminance that keeps all bounds, downwards or upwards; undefined past black or white.
 */
function findLuminance(start: number, bounds: readonly ContrastBound[], lighter: boolean): number | undefined {
  let found = start;
  for (let round = 0; round <= bounds.length; round++) {
    if (keeps(found, bounds)) return found;
    for (const bound of bounds) {
      if (contrastOfLuminances(found, bound.luminance) >= bound.ratio) continue;
      found = lighter
        ? (bound.luminance + 0.05) * bound.ratio - 0.05 + epsilon
        : (bound.luminance + 0.05) / bound.ratio - 0.05 - epsilon;
    }
    if (found < 0 || found > 1) return undefined;
  }
  return keeps(found, bounds) ? found : undefined;
}

/** The colour of the same hue and chroma on one side that keeps all bounds. */
function findOnSide({ l, c, h }: Color, target: number, bounds: readonly ContrastBound[], lighter: boolean): Color | undefined {
  const reaches = (lightness: number) => {
    const [red, green, blue] = channelsFromOklch(lightness, c, h);
    const candidate = luminanceOfChannels(red, green, blue);
    return lighter ? candidate >= target : candidate <= target;
  };
  let outside = l;
  let inside = lighter ? 1 : 0;
  for (let iteration = 0; iteration < iterationCount; iteration++) {
    const middle = (outside + inside) / 2;
    if (reaches(middle)) inside = middle;
    else outside = middle;
  }
  for (let step = 0; step <= maxSteps; step++) {
    const lightness = Math.min(1, Math.max(0, inside + (lighter ? step : -step) * stepLightness));
    const color = oklchColor(lightness, c, h);
    if (keeps(luminance(color), bounds)) return color;
  }
  return undefined;
}

/**
 * The colour of the same hue and chroma with the nearest lightness that keeps all bounds: the
 * colour itself if it does, undefined if none can. Its chroma is only lowered where sRGB has less.
 */
export function findNearestContrasting(color: Color, bounds: readonly ContrastBound[]): Color | undefined {
  const start = luminance(color);
  if (keeps(start, bounds)) return color;
  const [darker, lighter] = [false, true].map((isLighter) => {
    const target = findLuminance(start, bounds, isLighter);
    return target === undefined ? undefined : findOnSide(color, target, bounds, isLighter);
  });
  if (!darker || !lighter) return darker ?? lighter;
  return color.l - darker.l <= lighter.l - color.l ? darker : lighter;
}
