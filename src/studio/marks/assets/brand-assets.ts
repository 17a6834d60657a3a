import { html } from "#/kernel/markup";
import type { Direction } from "#/model/direction";
import type { AssetKind, BrandAsset, MarkShape } from "#/model/mark";
import type { Artwork } from "#/studio/marks/assets/text-artwork";
import { createHorizontalLockup, createStackedLockup } from "#/studio/marks/assets/lockups";
import { createFlatPaint, getForegroundOn, isVisibleOn, type InlaidColors, type Paint } from "#/studio/marks/brand-colors";
import { renderSocialCard } from "#/studio/marks/assets/social-card";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { flatten } from "#/studio/marks/geometry/flatten";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { getFieldColor, getFieldInks } from "#/studio/marks/field-inks";
import { getSymbolPaintOn, isOnTile, renderPlacedSymbol, renderShapePaths } from "#/studio/marks/symbol-markup";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { createWordmark, createWordmarkArtwork } from "#/studio/marks/assets/wordmark-artwork";
import { createLogoLines } from "#/studio/marks/logo-lines";

/**
 * Sides of the app icon and of the symbol on it, in CSS pixels. The symbol's corners stay within
 * the central 80 % circle that maskable icons guarantee (W3C Web Application Manifest).
 */
const iconPx = 512;
const iconSymbolPx = 300;

/** Radius of that circle, and the largest side of a symbol whose tile the icon replaces. */
const iconSafePx = 204;
const maxIconFigurePx = 520;

const toEdges = ([x, y, width, height]: Box = [0, 0, 0, 0]) => [x, y, x + width, y + height];

/** The side at which the figure on a symbol's tile fills the circle that icons guarantee. */
function getIconFigurePx(shapes: readonly MarkShape[]): number {
  const contours = shapes.flatMap(({ path, fill }) => (fill === "inlay" ? [] : parsePath(path)));
  const tile = getBounds(contours);
  const isSame = (one: number | undefined, other: number | undefined) => Math.abs((one ?? 0) - (other ?? 0)) < 0.01;
  const inlay = shapes.flatMap(({ path, fill }) => (fill === "inlay" ? parsePath(path) : []));
  // A cut that runs out over the edge of its tile is the figure itself.
  const isCut = toEdges(getBounds(inlay)).some((edge, index) => isSame(edge, toEdges(tile)[index]));
  const figure = contours.filter((contour) => getBounds([contour])?.some((value, index) => !isSame(value, tile?.[index])));
  const points = flatten(isCut ? inlay : figure).flat();
  const reach = Math.max(1, ...points.map(([x, y]) => Math.hypot(x - 24, y - 24)));
  return Math.min(maxIconFigurePx, (iconSafePx / reach) * 48);
}

/** A name, its BCP 47 language, what the brief says of its trade, and whether the symbol shows the whole of it. */
export type BrandName = {
  readonly name: string;
  readonly language: string | undefined;
  readonly trade?: string | undefined;
  readonly isShown: boolean;
};

/** How wide a lockup may be for its height with the name in one line: a longer one is a thin line beside a speck. */
const maxFlatness = 7.4;

/** Creates every file of the mark. */
export function createBrandAssets(
  { name, language, trade, isShown }: BrandName,
  shapes: readonly MarkShape[],
  direction: Direction,
  colors: InlaidColors,
): readonly BrandAsset[] {
  const onPaper = getSymbolPaintOn(shapes, colors.paper, colors);
  const text = getForegroundOn(colors.paper, colors).hex;
  const lines = createWordmark(name, direction, language, trade);
  const wordmark = createWordmarkArtwork(lines);
  const createLines = (most: number) => (isShown ? [] : createLogoLines(name, direction, most, language ?? "en", trade));
  const flat = createHorizontalLockup(shapes, createLines(lines.length));
  const horizontal = flat.width > flat.height * maxFlatness ? createHorizontalLockup(shapes, createLines(2)) : flat;
  const stacked = createStackedLockup(shapes, createLines(Math.max(3, lines.length)));

  const createAsset = (kind: AssetKind, label: string, width: number, height: number, svg: string, alt: string): BrandAsset => ({
    slug: kind,
    name: label,
    kind,
    svg,
    width,
    height,
    outlined: true,
    alt,
  });
  const createSquareAsset = (kind: AssetKind, label: string, size: number, paint: Paint, alt: string) =>
    createAsset(kind, label, size, size, renderSvgDocument(size, size, name, renderShapePaths(shapes, paint), "0 0 48 48"), alt);
  const createTrimmedAsset = (
    kind: AssetKind,
    label: string,
    artwork: Artwork,
    alt: string,
    [paint, textColor]: readonly [Paint, string] = [onPaper, text],
  ) => {
    const [width, height] = [Math.ceil(artwork.width), Math.ceil(artwork.height)];
    const svg = renderSvgDocument(width, height, name, artwork.draw(0, 0, 1, paint, textColor));
    return createAsset(kind, label, width, height, svg, alt);
  };

  const ink = getForegroundOn(colors.paper, colors);
  // Where the mark has the dark ground's own colour, its tile would be lost on other dark grounds.
  const onInk =
    ink.hex === colors.brand.hex ? createFlatPaint(getForegroundOn(ink, colors).hex) : getSymbolPaintOn(shapes, ink, colors);
  const symbolPx = isOnTile(shapes) ? getIconFigurePx(shapes) : iconSymbolPx;
  const field = getFieldColor(colors);
  const iconOffset = (iconPx - symbolPx) / 2;
  const icon = renderSvgDocument(
    iconPx,
    iconPx,
    name,
    html`
      <rect width="${iconPx}" height="${iconPx}" fill="${field.hex}"/>
      ${renderPlacedSymbol(shapes, getFieldInks(shapes, field, colors).paint, iconOffset, iconOffset, symbolPx)}`,
  );

  return [
    createSquareAsset("symbol", "Symbol", 480, onPaper, `${name} symbol`),
    createTrimmedAsset("wordmark", "Wordmark", wordmark, `${name} wordmark`),
    createTrimmedAsset("lockup-horizontal", "Lockup, horizontal", horizontal, `${name}`),
    createTrimmedAsset("lockup-stacked", "Lockup, stacked", stacked, `${name}`),
    createSquareAsset("symbol-black", "Symbol, black", 480, createFlatPaint("#000000"), `${name} symbol in black`),
    createSquareAsset("symbol-white", "Symbol, white", 480, createFlatPaint("#ffffff"), `${name} symbol in white`),
    // The same size as the horizontal lockup, so that a page can swap one for the other.
    createTrimmedAsset("reversed", "Lockup, reversed", horizontal, `${name} on a dark background`, [
      onInk,
      getForegroundOn(ink, colors).hex,
    ]),
    createAsset("favicon", "Favicon", 48, 48, renderFavicon(name, shapes, colors), `${name} favicon`),
    createAsset("app-icon", "App icon", iconPx, iconPx, icon, `${name} app icon`),
    createAsset(
      "social-card",
      "Social card",
      1200,
      630,
      renderSocialCard({ name, language, isShown }, shapes, direction, colors),
      `${name} social card`,
    ),
  ];
}

/** The favicon. A brand colour that is too pale by itself becomes the tile behind the symbol. */
function renderFavicon(name: string, shapes: readonly MarkShape[], colors: InlaidColors): string {
  if (isVisibleOn(colors.paper, colors.brand))
    return renderSvgDocument(48, 48, name, renderShapePaths(shapes, getSymbolPaintOn(shapes, colors.paper, colors)));
  const field = getFieldColor(colors);
  const tile = html`<rect width="48" height="48" rx="8" fill="${field.hex}"/>`;
  return renderSvgDocument(
    48,
    48,
    name,
    html`${tile}${renderPlacedSymbol(shapes, getFieldInks(shapes, field, colors).paint, 4, 4, 40)}`,
  );
}
