import type { Color } from "#/color/color";
import { colorFromHex, oklchColor } from "#/color/oklch";
import { contrast, luminance } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import type { MarkShape } from "#/model/mark";

/** The four colours of the mark and the imagery. */
export type BrandColors = { readonly brand: Color; readonly spot: Color; readonly ink: Color; readonly paper: Color };

/** The same with the second colour as it was asked for, however pale: it shows in fields of the first. */
export type InlaidColors = BrandColors & { readonly inlay: Color; readonly second?: Color | undefined };

/** Whether a colour is seen on a ground exactly as it is. */
export const isSeenOn = (ground: Color, color: Color): boolean => contrast(color, ground) >= getMinContrast(ground);

/**
 * The colours to draw with on a ground: where the brand colour is too pale for it, a second colour of
 * the brief that is seen there takes its place, with the first as its inlay.
 */
export function swapPaleColors(ground: Color, colors: InlaidColors): InlaidColors {
  const { brand, second } = colors;
  if (second === undefined || second.c < maxGreyChroma || ground.hex === brand.hex) return colors;
  const isSeen = findVisible(brand, ground) !== undefined || contrast(second, ground) < getMinContrast(ground);
  return isSeen ? colors : { ...colors, brand: second, inlay: brand };
}

/** Fills of a mark on one ground, as hex. Without a fill for inlays, the ground shows there. */
export type Paint = Readonly<Record<Exclude<MarkShape["fill"], "inlay">, string>> & { readonly inlay?: string };

/**
 * Minimum contrast of a shape against its ground (WCAG 2.2, 1.4.11). Higher on dark grounds, where
 * hues are harder to see.
 */
const getMinContrast = (ground: Color) => (isDark(ground) ? 4 : 3);
const minTextContrast = 4.5;

/** How far a colour is moved in OKLCH lightness to be visible before ink or paper replaces it. */
const maxShiftOnLight = 0.14;
const maxShiftOnDark = 0.3;
const shiftStep = 0.01;

const isDark = (ground: Color) => luminance(ground) < 0.18;

/**
 * Ink or paper, whichever has more contrast with the ground; black or white where neither is
 * enough.
 */
export function getForegroundOn(ground: Color, { ink, paper }: BrandColors): Color {
  const best = contrast(ink, ground) >= contrast(paper, ground) ? ink : paper;
  if (contrast(best, ground) >= minTextContrast) return best;
  const [black, white] = [colorFromHex("#000000"), colorFromHex("#ffffff")];
  return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

/** A colour as visible as a shape must be: as it is, or lighter or darker in its own hue. */
function findVisible(color: Color, ground: Color): Color | undefined {
  const least = getMinContrast(ground);
  const [direction, reach] = isDark(ground) ? [1, maxShiftOnDark] : [-1, maxShiftOnLight];
  for (let shift = 0; shift <= reach + 1e-9; shift += shiftStep) {
    const moved = shift === 0 ? color : oklchColor(Math.max(0, Math.min(1, color.l + direction * shift)), color.c, color.h);
    if (contrast(moved, ground) >= least) return moved;
  }
  return undefined;
}

/** Chroma below which a colour is a grey, and the contrast from which a grey can carry a mark. */
const maxGreyChroma = 0.03;
const minGreyContrast = 7;

/** Whether the brand colour is a grey too weak to draw a mark with: ink takes its place. */
export const isWeakGrey = (brand: Color, ground: Color): boolean =>
  brand.c < maxGreyChroma && contrast(brand, ground) < minGreyContrast;

/**
 * What replaces a colour that is too close to the ground. Shapes need less contrast than words,
 * so a mid-tone ground keeps its light sign rather than a black one.
 */
function getShapeColorOn(ground: Color, colors: BrandColors): Color {
  const foreground = getForegroundOn(ground, colors);
  return isDark(foreground) && contrast(colors.paper, ground) >= getMinContrast(ground) ? colors.paper : foreground;
}

/**
 * The mark's fills on a ground. A colour too close to the ground is replaced by ink or paper, and a
 * mid grey too: it then takes the second colour's place where that one cannot be seen.
 */
export function getPaintOn(ground: Color, colors: BrandColors): Paint & { readonly inlay?: never } {
  const foreground = getShapeColorOn(ground, colors);
  const visible = findVisible(colors.brand, ground);
  const brand = isWeakGrey(colors.brand, ground) ? foreground : (visible ?? foreground);
  return {
    brand: brand.hex,
    spot: (findVisible(colors.spot, ground) ?? visible ?? foreground).hex,
    ink: foreground.hex,
  };
}

/** Least contrast of an inlay with the shape that it is set into. */
const minInlayContrast = 2.4;

/** The first of several colours that stands out from a field, for what is set into it. */
export const chooseInlay = (field: Color, options: readonly Color[]): Color | undefined =>
  options.find((color) => contrast(color, field) >= minInlayContrast);

/** The colours that an inlay can have: the brand's own where ink replaces it, unless it is a dull grey. */
export const listInlays = ({ brand, inlay }: Pick<InlaidColors, "brand" | "inlay">, isBrandReplaced: boolean): readonly Color[] =>
  [...(isBrandReplaced ? [brand] : []), inlay].filter(({ c, l }) => c >= maxGreyChroma || l >= minPaleLightness);

/** Lightness (OKLCH) from which a grey is a paper tone rather than dull. */
const minPaleLightness = 0.82;

/**
 * The fills of a mark with inlays. On the brand's own colour a plain tile disappears into the
 * ground, so that what was cut out of it stands there alone.
 */
export function getInlaidPaintOn(ground: Color, colors: InlaidColors, isTile: boolean): Paint {
  const paint = getPaintOn(ground, colors);
  const { brand, inlay } = colors;
  if (ground.hex === brand.hex) {
    const figure = contrast(inlay, ground) >= minInlayContrast ? inlay.hex : paint.ink;
    if (isTile) return { brand: ground.hex, spot: ground.hex, ink: ground.hex, inlay: figure };
    return { ...paint, brand: figure };
  }
  const field = colorFromHex(paint.brand);
  const chosen = chooseInlay(field, listInlays(colors, paint.brand === paint.ink));
  return chosen === undefined ? paint : { ...paint, inlay: chosen.hex };
}

/** Least ΔE2000 between two fills of a mark that look different at small sizes. */
const minAccentDeltaE = 24;

/** A brighter colour, such as a yellow, turns to mud when it is made dark enough to be seen on paper. */
const maxAccentShift = 9;

/** Whether the second colour, as it is drawn on white, differs clearly from the first. */
export function isAccentVisible(brand: Color, spot: Color): boolean {
  const [ink, paper] = [colorFromHex("#000000"), colorFromHex("#ffffff")];
  const paint = getPaintOn(paper, { brand, spot, ink, paper });
  return (
    deltaE2000(colorFromHex(paint.brand), colorFromHex(paint.spot)) >= minAccentDeltaE &&
    deltaE2000(colorFromHex(paint.spot), spot) <= maxAccentShift
  );
}

/**
 * Whether a shape in a colour, or in a slightly darker or lighter one, is visible on the ground.
 */
export const isVisibleOn = (ground: Color, color: Color): boolean => findVisible(color, ground) !== undefined;

/** The same fill for every shape. */
export const createFlatPaint = (hex: string): Paint => ({ brand: hex, spot: hex, ink: hex });
