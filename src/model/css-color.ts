import { rgbChannels } from "#/color/srgb";
import type { Color } from "#/color/color";
import { formatHsl, formatOklch } from "#/color/format-color";
import { formatDecimal } from "#/kernel/decimal";

/** Writes a colour for one export. Alpha is 0–1 and defaults to 1. */
export type ColorFormatter = (color: Color, alpha?: number) => string;

/**
 * `#rrggbb`, or `rgb(r g b / a)` if the colour is translucent. A given colour is exactly as given.
 */
export const cssHex: ColorFormatter = (color, alpha = 1) =>
  alpha >= 1 ? (color.given ?? color.hex) : `rgb(${rgbChannels(color).join(" ")} / ${formatDecimal(alpha, 3)})`;

/** `rgb(r g b)`, channels 0–255, or `rgb(r g b / a)`. */
export const cssRgb: ColorFormatter = (color, alpha = 1) =>
  `rgb(${rgbChannels(color).join(" ")}${alpha >= 1 ? "" : ` / ${formatDecimal(alpha, 3)}`})`;

/** `hsl(h s% l%)`, or `hsl(h s% l% / a)`. */
export const cssHsl: ColorFormatter = (color, alpha = 1) =>
  alpha >= 1 ? formatHsl(color) : `${formatHsl(color).slice(0, -1)} / ${formatDecimal(alpha, 3)})`;

/**
 * `oklch(l c h)`, or `oklch(l c h / a)` if the colour is translucent. A given colour is exactly as
 * given.
 */
export const cssOklch: ColorFormatter = (color, alpha = 1) =>
  alpha >= 1 ? (color.given ?? formatOklch(color)) : `${formatOklch(color).slice(0, -1)} / ${formatDecimal(alpha, 3)})`;
