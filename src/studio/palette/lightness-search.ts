import { luminanceAt, type Tone } from "#/studio/palette/shade";

const turns = 13;

/**
 * The lightness on the way from `from` to `to` where `holds` begins to hold: `from` itself if it holds there, else the border found by halving, on
 * the side that holds. `holds` must hold at `to`; if it does not, `to` is the answer.
 */
export function firstLightness(from: number, to: number, holds: (lightness: number) => boolean): number {
  if (holds(from)) return from;
  let outside = from;
  let inside = to;
  for (let turn = 0; turn < turns; turn++) {
    const middle = (outside + inside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** The lightness nearest to `lightness` at which the tone is no lighter than a relative luminance. */
export function lightnessAtMost(tone: Tone, lightness: number, luminance: number): number {
  return firstLightness(lightness, 0, (candidate) => luminanceAt(tone, candidate) <= luminance);
}

/** The lightness nearest to `lightness` at which the tone is no darker than a relative luminance. */
export function lightnessAtLeast(tone: Tone, lightness: number, luminance: number): number {
  return firstLightness(lightness, 1, (candidate) => luminanceAt(tone, candidate) >= luminance);
}
