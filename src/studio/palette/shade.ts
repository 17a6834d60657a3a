import type { Color } from "#/color/color";
import { channelsFromOklch, oklchColor } from "#/color/oklch";
import { luminanceOfChannels } from "#/color/srgb";

/** A hue (degrees) and a chroma without a lightness. */
export type Tone = { readonly c: number; readonly h: number };

/** The tone of exact greys. */
export const untinted: Tone = { c: 0, h: 0 };

/**
 * Next to pure blue the sRGB gamut drops steeply. Hue range of that drop, and the maximum ratio of
 * chroma to lightness at its two sides.
 */
const blueEdge = { fromHue: 262, toHue: 272, fromShare: 0.46, toShare: 0.645 };

/**
 * A tone's chroma at a lightness. Near pure blue, sRGB allows a third less chroma half a degree of
 * hue away. The palette interpolates across that drop, so that shades of similar blues stay
 * similar.
 */
export function limitChroma({ c, h }: Tone, lightness: number): number {
  if (h <= blueEdge.fromHue || h >= blueEdge.toHue) return c;
  const progress = (h - blueEdge.fromHue) / (blueEdge.toHue - blueEdge.fromHue);
  return Math.min(c, lightness * (blueEdge.fromShare + progress * (blueEdge.toShare - blueEdge.fromShare)));
}

/** The colour of a tone at an OKLCH lightness (0–1). */
export function shade(tone: Tone, lightness: number): Color {
  return oklchColor(lightness, limitChroma(tone, lightness), tone.h);
}

/** Relative luminance (0–1) of the 8-bit colour of a tone at an OKLCH lightness. */
export function getToneLuminance(tone: Tone, lightness: number): number {
  const [red, green, blue] = channelsFromOklch(lightness, limitChroma(tone, lightness), tone.h);
  return luminanceOfChannels(red, green, blue);
}
