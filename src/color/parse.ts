import { converter } from "culori";
import type { Color } from "#/color/color";
import { formatColorNotation, readColorNotation } from "#/color/color-notation";
import { formatHsl, formatOklch } from "#/color/format-color";
import { colorFromChannels, oklchColor } from "#/color/oklch";
import { memoizeText } from "#/kernel/memoize";
import { parse } from "#/color/parse-notation";
import { rgbChannels } from "#/color/srgb";

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

/** A colour over another: each channel is mixed in sRGB, as browsers do. `alpha` is 0–1. */
export function blendColors(over: Color, under: Color, alpha: number): Color {
  if (alpha >= 1) return over;
  const below = rgbChannels(under);
  const [red, green, blue] = rgbChannels(over).map((channel, index) =>
    Math.round(channel * alpha + (below[index] ?? 0) * (1 - alpha)),
  ) as [number, number, number];
  return colorFromChannels(red, green, blue);
}

/**
 * A colour that a person gave: without its alpha as the nearest of sRGB, its alpha, 0–1, and
 * exactly in CSS. Whether hex holds it exactly is known with and without its alpha.
 */
export type GivenColor = {
  readonly opaque: Color;
  readonly alpha: number;
  readonly css: string;
  readonly isHexExact: boolean;
  readonly isOpaqueExact: boolean;
};

/**
 * Reads a colour that a person gave in any notation of CSS Color 4. Undefined for anything else.
 */
export const readGivenColor = memoizeText((text: string): GivenColor | undefined => {
  const notation = readColorNotation(text);
  const opaque = notation && formatColorNotation({ ...notation, alpha: 1 });
  const parsed = opaque === undefined ? undefined : parseCssColor(opaque);
  if (!notation || !parsed) return undefined;
  const { color } = parsed;
  const trimmed = text.trim().toLowerCase();
  const css = /^#[0-9a-f]{4}(?:[0-9a-f]{4})?$/.test(trimmed) ? trimmed : formatColorNotation(notation);
  const isOpaqueExact = [color.hex, formatOklch(color), formatHsl(color)].some((own) => own === opaque);
  return { opaque: color, alpha: notation.alpha, css, isHexExact: isOpaqueExact && notation.alpha >= 1, isOpaqueExact };
});

/** Whether a colour was given translucent. */
export const isTranslucent = ({ given }: Color): boolean => given !== undefined && (readGivenColor(given)?.alpha ?? 1) < 1;

/**
 * A colour that a person gave, as it looks over `ground`. What 8 bits cannot hold is kept beside
 * them; see `Color`. Undefined if it is no colour.
 */
export function parseGivenColor(text: string, ground: Color): Color | undefined {
  const read = readGivenColor(text);
  if (!read) return undefined;
  const color = blendColors(read.opaque, ground, read.alpha);
  return read.isHexExact ? color : { ...color, given: read.css };
}

/** A colour as it looks over another: one that was given translucent lets it through. */
export function seeOver(color: Color, under: Color): Color {
  const read = color.given === undefined ? undefined : readGivenColor(color.given);
  return read && read.alpha < 1 ? blendColors(read.opaque, under, read.alpha) : color;
}
