import type { Color } from "#/color/color";
import { channelsFromOklch } from "#/color/oklch-channels";
import { oklchColor } from "#/color/oklch-color";
import { luminanceOfChannels } from "#/color/srgb";

/** A hue (degrees) with a chroma, to be shown at some lightness. */
export type Tone = { readonly c: number; readonly h: number };

/** The tone of exact greys. */
export const untinted: Tone = { c: 0, h: 0 };

/** Where the edge of sRGB falls away like a cliff beside pure blue, and the share of lightness that chroma may be there, from one side to the other. */
const blueEdge = { fromHue: 262, toHue: 272, fromShare: 0.46, toShare: 0.645 };

/**
 * A tone's chroma at a lightness. Beside pure blue sRGB shows a third less chroma half a degree of hue further on; there the palette takes the way
 * straight across, so that shades of neighbouring blues stay neighbours.
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

/** Relative luminance (0–1) of the eight-bit colour that a tone becomes at an OKLCH lightness. */
export function getToneLuminance(tone: Tone, lightness: number): number {
  const [red, green, blue] = channelsFromOklch(lightness, limitChroma(tone, lightness), tone.h);
  return luminanceOfChannels(red, green, blue);
}
