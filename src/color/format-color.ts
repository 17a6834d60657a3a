import { rgbChannels } from "#/color/srgb";
import type { Color } from "#/color/color";

/**
 * Formats a number with at most `places` decimals; never −0. Too large here for exponent notation.
 */
const formatDecimal = (value: number, places: number) => String(Math.round(value * 10 ** places) / 10 ** places + 0);

/** `oklch(l c h)` with at most four decimals. Converts back to the same hex. */
export function formatOklch(color: Color): string {
  return `oklch(${formatDecimal(color.l, 4)} ${formatDecimal(color.c, 4)} ${formatDecimal(color.h, 4)})`;
}

/** Hue (0–360), saturation and lightness (0–100) of a colour, unrounded. */
export function toHsl(color: Color): { readonly h: number; readonly s: number; readonly l: number } {
  const [red, green, blue] = rgbChannels(color);
  const maximum = Math.max(red, green, blue);
  const minimum = Math.min(red, green, blue);
  const spread = maximum - minimum;
  const l = ((maximum + minimum) / 510) * 100;
  if (spread === 0) return { h: 0, s: 0, l };
  const s = (spread / (255 - Math.abs(maximum + minimum - 255))) * 100;
  const hueSector =
    maximum === red
      ? (green - blue) / spread + (green < blue ? 6 : 0)
      : maximum === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { h: hueSector * 60, s, l };
}

/** `hsl(h s% l%)` with at most two decimals. Converts back to the same hex. */
export function formatHsl(color: Color): string {
  const { h, s, l } = toHsl(color);
  return `hsl(${formatDecimal(h, 2)} ${formatDecimal(s, 2)}% ${formatDecimal(l, 2)}%)`;
}
