import { type Color, converter } from "culori";
import { type ColorNotation, toNotation } from "#/color/color-notation";
import { parse } from "#/color/parse-notation";

const converters: Readonly<Record<"srgb" | "hsl" | "hwb", (color: Color) => Color>> = {
  srgb: converter("rgb"),
  hsl: converter("hsl"),
  hwb: converter("hwb"),
};

/**
 * The coordinates of a CSS colour in a notation of sRGB; undefined for other spaces, and if it is no
 * colour.
 */
export function convertNotation(text: string, colorSpace: ColorNotation["colorSpace"]): ColorNotation | undefined {
  const color = parse(text);
  return color && (colorSpace === "srgb" || colorSpace === "hsl" || colorSpace === "hwb")
    ? toNotation(converters[colorSpace](color))
    : undefined;
}
