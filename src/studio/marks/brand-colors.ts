import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import type { MarkShape } from "#/model/mark";

/** The four colours of the mark and the imagery. */
export type BrandColors = { readonly brand: Color; readonly spot: Color; readonly ink: Color; readonly paper: Color };

/** Fills of a mark on one ground, as hex. */
export type Paint = Readonly<Record<MarkShape["fill"], string>>;

/**
 * Minimum contrast of a shape against its ground. Higher on dark grounds, where hues are harder to
 * see.
 */
const getMinContrast = (ground: Color) => (luminance(ground) < 0.18 ? 3 : 1.9);

/** Ink or paper, whichever has more contrast with the ground. */
export function getForegroundOn(ground: Color, { ink, paper }: BrandColors): Color {
  return contrast(ink, ground) >= contrast(paper, ground) ? ink : paper;
}

/** The mark's fills on a ground. A colour too close to the ground is replaced by ink or paper. */
export function getPaintOn(ground: Color, colors: BrandColors): Paint {
  const foreground = getForegroundOn(ground, colors);
  const getIfVisible = (color: Color) => (contrast(color, ground) >= getMinContrast(ground) ? color : undefined);
  const brand = getIfVisible(colors.brand) ?? foreground;
  return {
    brand: brand.hex,
    spot: (getIfVisible(colors.spot) ?? getIfVisible(colors.brand) ?? foreground).hex,
    ink: foreground.hex,
  };
}

/** Whether a shape in the brand colour is visible on the ground. */
export const isBrandVisibleOn = (ground: Color, { brand }: BrandColors): boolean =>
  contrast(brand, ground) >= getMinContrast(ground);

/** The brand colour if it is visible on the ground, otherwise ink or paper. */
export const getStrongColorOn = (ground: Color, colors: BrandColors): Color =>
  isBrandVisibleOn(ground, colors) ? colors.brand : getForegroundOn(ground, colors);

/** The same fill for every shape. */
export const createFlatPaint = (hex: string): Paint => ({ brand: hex, spot: hex, ink: hex });
