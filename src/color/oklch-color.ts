import type { Color } from "#/color/color";
import { colorFromChannels } from "#/color/color-from-hex";
import { channelsFromOklch } from "#/color/oklch-channels";

/**
 * The sRGB colour nearest to an OKLCH wish (lightness 0–1, chroma, hue in degrees): chroma goes
 * down until sRGB can show it, then it is rounded to eight bits.
 */
export function oklchColor(lightness: number, chroma: number, hue: number): Color {
  const [red, green, blue] = channelsFromOklch(lightness, chroma, hue);
  return colorFromChannels(red, green, blue);
}
