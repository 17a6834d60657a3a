import { apcaContrast } from "#/color/apca";
import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import { colorFromHex, oklchColor } from "#/color/oklch";
import type { MarkShape } from "#/model/mark";
import { createFlatPaint, getForegroundOn, type InlaidColors, type Paint } from "#/studio/marks/brand-colors";
import { getSymbolPaintOn, isOnTile } from "#/studio/marks/symbol-markup";
import { minLabelLc } from "#/studio/palette/mode-rules";

/** Least contrast of large letters (WCAG 2.2, 1.4.3). */
const minLargeContrast = 3;

/** The most by which a field is darkened for light ink, in OKLCH lightness. */
const [maxDarkening, darkeningStep] = [0.12, 0.01] as const;

/** Hues (degrees) that turn brown or olive when they are darkened. */
const isBrownAsShade = ({ c, h }: Color): boolean => c > 0.07 && h > 62 && h < 120;

/** Whether large letters in a colour read well on a field. */
const readsOn = (field: Color, ink: Color): boolean =>
  contrast(ink, field) >= minLargeContrast && Math.abs(apcaContrast(ink, field)) >= minLabelLc;

/**
 * The ground of cards and icons in the brand's colour: the colour itself where paper reads on it or where it
 * is light, else the nearest shade of it on which paper reads, because black on a mid-tone looks dull.
 */
export function getFieldColor({ brand, paper }: Pick<InlaidColors, "brand" | "paper">): Color {
  if (readsOn(brand, paper) || isBrownAsShade(brand)) return brand;
  for (let shift = darkeningStep; shift <= maxDarkening + 1e-9; shift += darkeningStep) {
    const shade = oklchColor(Math.max(0, brand.l - shift), brand.c, brand.h);
    if (readsOn(shade, paper)) return shade;
  }
  return brand;
}

/** What a symbol and the name beside it are drawn in on one ground. */
export type FieldInks = { readonly paint: Paint; readonly ink: string };

/**
 * The inks of a symbol and large letters on a ground. Both are light or both dark, light wherever that reads;
 * a symbol in one colour that reads as text lends it to the name.
 */
export function getFieldInks(shapes: readonly MarkShape[], ground: Color, colors: InlaidColors): FieldInks {
  const isLight = readsOn(ground, colors.paper);
  const ink = isLight ? colors.paper : getForegroundOn(ground, colors);
  // A shade of the brand takes its part, so that what would be lost in the brand is lost in the shade, too.
  const isBrandField = ground.hex === getFieldColor(colors).hex;
  const paint = getSymbolPaintOn(shapes, ground, isBrandField ? { ...colors, brand: ground } : colors);
  const shown = [...new Set(shapes.map(({ fill }) => paint[fill] ?? ground.hex))].filter((hex) => hex !== ground.hex);
  const isSameSide = (hex: string) => luminance(colorFromHex(hex)) > luminance(ground) === luminance(ink) > luminance(ground);
  if (!isBrandField) return { paint, ink: ink.hex };
  if (!shown.every(isSameSide)) {
    const lost = createFlatPaint(ground.hex);
    return { paint: isOnTile(shapes) ? { ...lost, inlay: ink.hex } : createFlatPaint(ink.hex), ink: ink.hex };
  }
  const [only, ...others] = shown;
  const isLent = only !== undefined && others.length === 0 && readsOn(ground, colorFromHex(only));
  return { paint, ink: isLent ? only : ink.hex };
}
