import { rgbChannels } from "#/color/channels";
import type { Color } from "#/color/color";
import { formatHsl, formatOklch } from "#/color/format-color";
import { formatDecimal } from "#/kernel/decimal";

/** How a colour is written in one export; alpha 0–1, 1 when absent. */
export type ColorFormatter = (color: Color, alpha?: number) => string;

/** `#rrggbb`, or `rgb(r g b / a)` where the colour lets something through. */
export const cssHex: ColorFormatter = (color, alpha = 1) =>
  alpha >= 1 ? color.hex : `rgb(${rgbChannels(color).join(" ")} / ${formatDecimal(alpha, 3)})`;

/** `rgb(r g b)`, channels 0–255, or `rgb(r g b / a)`. */
export const cssRgb: ColorFormatter = (color, alpha = 1) =>
  `rgb(${rgbChannels(color).join(" ")}${alpha >= 1 ? "" : ` / ${formatDecimal(alpha, 3)}`})`;

/** `hsl(h s% l%)`, or `hsl(h s% l% / a)`. */
export const cssHsl: ColorFormatter = (color, alpha = 1) =>
  alpha >= 1 ? formatHsl(color) : `${formatHsl(color).slice(0, -1)} / ${formatDecimal(alpha, 3)})`;

/** `oklch(l c h)`, or `oklch(l c h / a)` where the colour lets something through. */
export const cssOklch: ColorFormatter = (color, alpha = 1) =>
  alpha >= 1 ? formatOklch(color) : `${formatOklch(color).slice(0, -1)} / ${formatDecimal(alpha, 3)})`;
