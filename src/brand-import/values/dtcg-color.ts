import { type ColorNotation, colorSpaces, formatColorNotation } from "#/color/color-notation";
import { convertNotation } from "#/color/convert-notation";
import type { Json } from "#/brand-import/found-token";

/**
 * A colour in the form of the DTCG Color module 2025.10, §4. An 8-bit colour has its hex as well.
 */
export function toDtcgColor(color: ColorNotation): Json {
  const { colorSpace, components, alpha } = color;
  const opaque = formatColorNotation({ ...color, alpha: 1 });
  return {
    colorSpace,
    components,
    ...(alpha < 1 ? { alpha } : {}),
    ...(opaque.startsWith("#") ? { hex: opaque } : {}),
  };
}

/**
 * Spaces whose colours are all in sRGB, and for which tools write rounded coordinates beside the
 * hex.
 */
const sRgbSpaces: ReadonlySet<string> = new Set(["srgb", "hsl", "hwb"]);

/**
 * A colour value of the token format as CSS, or undefined if it is none. Of an opaque sRGB colour
 * with rounded coordinates and a hex that fits them, the hex is meant.
 */
export function readDtcgColor(
  colorSpace: unknown,
  components: unknown,
  alpha: unknown,
  hex: unknown,
): { readonly notation: ColorNotation; readonly css: string } | undefined {
  const space = colorSpaces.find((name) => name === colorSpace);
  if (!space || !Array.isArray(components) || components.length !== 3) return undefined;
  const opacity = alpha === undefined || alpha === "none" ? 1 : alpha;
  if (typeof opacity !== "number" || !(opacity >= 0 && opacity <= 1)) return undefined;
  const [one, two, three] = components.map((value) => (value === "none" || Number.isFinite(value) ? value : undefined));
  if (one === undefined || two === undefined || three === undefined) return undefined;
  const notation: ColorNotation = { colorSpace: space, components: [one, two, three], alpha: opacity };
  const css = formatColorNotation(notation);
  const isHex = typeof hex === "string" && /^#[0-9a-f]{6}$/i.test(hex);
  return isHex && opacity === 1 && sRgbSpaces.has(space) && isRounded(notation, hex) ? { notation, css: hex } : { notation, css };
}

/** Rounding errors of single precision. */
const singlePrecision = 1e-6;

/** Whether the coordinates of a colour are those of a hex, rounded to the decimals that they have. */
function isRounded({ colorSpace, components }: ColorNotation, hex: string): boolean {
  const exact = convertNotation(hex, colorSpace);
  const isGrey = colorSpace !== "srgb" && /^#(..)\1\1$/i.test(hex);
  return components.every((component, index) => {
    const own = exact?.components[index];
    if (component === "none" || own === undefined || own === "none") return true;
    // The hue of a grey is any.
    if (isGrey && index === 0) return true;
    const decimals = String(component).split(".")[1]?.length ?? 0;
    return Math.abs(component - own) <= 0.5 / 10 ** decimals + singlePrecision;
  });
}
