import { chromaInGamut } from "#/color/gamut";
import { linearFromOklab, type Triple } from "#/color/oklab";
import { channelFromLinear } from "#/color/srgb";

const radians = Math.PI / 180;

/**
 * The 8-bit channels that show an OKLCH colour, its chroma lowered where sRGB asks for it (see
 * `chromaInGamut`).
 */
export function channelsFromOklch(lightness: number, chroma: number, hue: number): Triple {
  const chromaShown = chromaInGamut(lightness, chroma, hue);
  return clippedChannelsFromOklch(lightness, chromaShown, hue);
}

/**
 * The 8-bit channels of an OKLCH colour as a style engine writes them: each channel cut off at 0
 * and 255, nothing mapped.
 */
export function clippedChannelsFromOklch(lightness: number, chroma: number, hue: number): Triple {
  if (chroma === 0) {
    const grey = channelFromLinear(lightness ** 3);
    return [grey, grey, grey];
  }
  const [red, green, blue] = linearFromOklab(lightness, chroma * Math.cos(hue * radians), chroma * Math.sin(hue * radians));
  return [channelFromLinear(red), channelFromLinear(green), channelFromLinear(blue)];
}
