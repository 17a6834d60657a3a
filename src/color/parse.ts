import { converter, parse } from "culori";
import type { Color } from "#/color/color";
import { colorFromChannels, oklchColor } from "#/color/oklch";

const toRgb = converter("rgb");
const toOklch = converter("oklch");
/** Rounding error of conversions, far below half of an 8-bit step. */
const tolerance = 5e-5;

/** A parsed colour. `mapped` if it was outside sRGB, `alphaFlattened` if it was translucent. */
export type ParsedColor = { readonly color: Color; readonly mapped: boolean; readonly alphaFlattened: boolean };

/**
 * Parses any CSS colour: hex, names, rgb, hsl, hwb, lab, lch, oklab, oklch and color() (CSS Color
 * 4). Translucent colours are blended with white in sRGB, `none` is 0, and the chroma of colours
 * outside sRGB is reduced to the gamut. Undefined for anything else.
 *
 * @example
 * parseCssColor("rgb(255 0 0 / 50%)"); // { color: { hex: "#ff8080", … }, mapped: false, alphaFlattened: true }
 */
export function parseCssColor(text: string): ParsedColor | undefined {
  const parsed = parse(text.trim());
  if (!parsed) return undefined;
  const { r = 0, g = 0, b = 0, alpha = 1 } = toRgb(parsed);
  if (![r, g, b, alpha].every(Number.isFinite)) return undefined;
  const opacity = Math.min(1, Math.max(0, alpha));
  const alphaFlattened = opacity < 1;
  const [red, green, blue] = [r, g, b].map((channel) => channel * opacity + 1 - opacity) as [number, number, number];
  const isInside = [red, green, blue].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
  if (isInside) {
    const eightBits = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
    return { color: colorFromChannels(eightBits(red), eightBits(green), eightBits(blue)), mapped: false, alphaFlattened };
  }
  const { l, c, h = 0 } = toOklch({ mode: "rgb", r: red, g: green, b: blue });
  if (!Number.isFinite(l) || !Number.isFinite(c)) return undefined;
  return { color: oklchColor(l, c, h), mapped: true, alphaFlattened };
}
