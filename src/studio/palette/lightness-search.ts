import { channelsFromOklch } from "#/color/oklch-channels";
import { luminanceOfChannels } from "#/color/srgb";

/** A hue with a chroma, to be shown at some lightness. */
export type Tone = { readonly c: number; readonly h: number };

/** Relative luminance (0–1) of the eight-bit colour that a tone becomes at an OKLCH lightness. */
export function luminanceAt(tone: Tone, lightness: number): number {
  const [red, green, blue] = channelsFromOklch(lightness, tone.c, tone.h);
  return luminanceOfChannels(red, green, blue);
}

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
