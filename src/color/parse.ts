import { converter, parse } from "culori";
import type { Color } from "#/color/color";
import { colorFromChannels } from "#/color/color-from-hex";
import { oklchColor } from "#/color/oklch-color";

const toRgb = converter("rgb");
const toOklch = converter("oklch");
/** Conversion noise that is still inside sRGB: far below half of an 8-bit step. */
const tolerance = 5e-5;

/**
 * What a CSS colour became: `mapped` where sRGB could not show it, `alphaFlattened` where it let
 * something through.
 */
export type ParsedColor = { readonly color: Color; readonly mapped: boolean; readonly alphaFlattened: boolean };

/**
 * Reads any CSS colour: hex, names, rgb, hsl, hwb, lab, lch, oklab, oklch and color() (CSS Color
 * 4). One rule brings it to eight bits: what is transparent is laid over white in sRGB, a component
 * that is `none` is 0, and what is outside sRGB keeps its OKLCH lightness and hue while its chroma
 * goes down to the gamut's edge. Undefined for what is no colour.
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
