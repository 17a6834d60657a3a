import type { Color } from "#/color/color";
import { decimal } from "#/formats/decimal";

const alphaText = (alpha: number) => (alpha >= 1 ? "" : ` / ${decimal(alpha, 3)}`);

/** Red, green and blue of a colour, 0–255. */
export function channels(color: Color): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#rrggbb`, or `rgb(r g b / a)` where the colour lets something through. */
export function hexText(color: Color, alpha = 1): string {
  return alpha >= 1 ? color.hex : `rgb(${channels(color).join(" ")}${alphaText(alpha)})`;
}

/** `oklch(l c h)` with at most four decimals. */
export function oklchText(color: Color, alpha = 1): string {
  return `oklch(${decimal(color.l)} ${decimal(color.c)} ${decimal(color.h)}${alphaText(alpha)})`;
}

/** `hsl(h s% l%)` with so many decimals that it leads back to the same hex (CSS Color 4, §7). */
export function hslText(color: Color): string {
  const [red, green, blue] = channels(color).map((channel) => channel / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (spread === 0) return `hsl(0 0% ${decimal(lightness * 100, 2)}%)`;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sextant =
    most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return `hsl(${decimal(sextant * 60, 2)} ${decimal(saturation * 100, 2)}% ${decimal(lightness * 100, 2)}%)`;
}
