import { rgbChannels } from "#/color/channels";
import type { Color } from "#/color/color";

/** At most so many decimals, never an exponent, never −0. The numbers here are far from where JavaScript would write an exponent. */
const decimal = (value: number, places: number) => String(Math.round(value * 10 ** places) / 10 ** places + 0);

/** `oklch(l c h)`, at most four decimals each; read again and cut off at the gamut it is the same hex. */
export function oklchText(color: Color): string {
  return `oklch(${decimal(color.l, 4)} ${decimal(color.c, 4)} ${decimal(color.h, 4)})`;
}

/** Hue (0–360), saturation and lightness (0–100) of a colour, unrounded. */
export function hslOf(color: Color): { readonly h: number; readonly s: number; readonly l: number } {
  const [red, green, blue] = rgbChannels(color);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const l = ((most + least) / 510) * 100;
  if (spread === 0) return { h: 0, s: 0, l };
  const s = (spread / (255 - Math.abs(most + least - 255))) * 100;
  const sixth =
    most === red
      ? (green - blue) / spread + (green < blue ? 6 : 0)
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { h: sixth * 60, s, l };
}

/** `hsl(h s% l%)`, at most two decimals each; read again it is the same hex. */
export function hslText(color: Color): string {
  const { h, s, l } = hslOf(color);
  return `hsl(${decimal(h, 2)} ${decimal(s, 2)}% ${decimal(l, 2)}%)`;
}
