import { html } from "#/kernel/markup";
import type { Direction } from "#/model/direction";
import type { AssetKind, BrandAsset, MarkShape } from "#/model/mark";
import type { Artwork } from "#/studio/marks/assets/artwork";
import { horizontalLockup, stackedLockup } from "#/studio/marks/assets/lockups";
import { socialCard } from "#/studio/marks/assets/social-card";
import { textArtwork } from "#/studio/marks/assets/text-artwork";
import { flatPaint, foregroundOn, paintOn, showsOn, type BrandColors, type Paint } from "#/studio/marks/brand-colors";
import { placedSymbol, shapePaths } from "#/studio/marks/symbol-markup";
import { svgDocument } from "#/studio/marks/svg-document";
import { wordmarkLines } from "#/studio/marks/wordmark";

/** Side of the app icon in pixels, and of the symbol on it: its corners stay within the circle of 80 % that masks leave (W3C manifest, maskable). */
const iconPx = 512;
const iconSymbolPx = 300;

/** Every file of the mark. */
export function assetSet(
  name: string,
  shapes: readonly MarkShape[],
  direction: Direction,
  colors: BrandColors,
): readonly BrandAsset[] {
  const onPaper = paintOn(colors.paper, colors);
  const text = foregroundOn(colors.paper, colors).hex;
  const word = textArtwork(wordmarkLines(name, direction), 96, "left");
  const horizontal = horizontalLockup(shapes, wordmarkLines(name, direction, name.length > 24 ? 2 : 1));
  const stacked = stackedLockup(shapes, wordmarkLines(name, direction, 3));

  const asset = (
    kind: AssetKind,
    label: string,
    width: number,
    height: number,
    svg: string,
    outlined: boolean,
    alt: string,
  ): BrandAsset => ({
    slug: kind,
    name: label,
    kind,
    svg,
    width,
    height,
    outlined,
    alt,
  });
  const square = (kind: AssetKind, label: string, size: number, paint: Paint, alt: string) =>
    asset(kind, label, size, size, svgDocument(size, size, name, shapePaths(shapes, paint), "0 0 48 48"), true, alt);
  const tight = (kind: AssetKind, label: string, artwork: Artwork, alt: string) => {
    const [width, height] = [Math.ceil(artwork.width), Math.ceil(artwork.height)];
    return asset(
      kind,
      label,
      width,
      height,
      svgDocument(width, height, name, artwork.draw(0, 0, 1, onPaper, text)),
      artwork.outlined,
      alt,
    );
  };

  const reversedGround = foregroundOn(colors.paper, colors);
  const space = 64;
  const [reversedWidth, reversedHeight] = [Math.ceil(horizontal.width + space * 2), Math.ceil(horizontal.height + space * 2)];
  const reversed = svgDocument(
    reversedWidth,
    reversedHeight,
    name,
    html`<rect width="${reversedWidth}" height="${reversedHeight}" fill="${reversedGround.hex}"/>${horizontal.draw(space, space, 1, paintOn(reversedGround, colors), foregroundOn(reversedGround, colors).hex)}`,
  );
  const at = (iconPx - iconSymbolPx) / 2;
  const icon = svgDocument(
    iconPx,
    iconPx,
    name,
    html`<rect width="${iconPx}" height="${iconPx}" fill="${colors.brand.hex}"/>${placedSymbol(shapes, paintOn(colors.brand, colors), at, at, iconSymbolPx)}`,
  );

  return [
    square("symbol", "Symbol", 480, onPaper, `${name} symbol`),
    tight("wordmark", "Wordmark", word, `${name} wordmark`),
    tight("lockup-horizontal", "Lockup, horizontal", horizontal, `${name}`),
    tight("lockup-stacked", "Lockup, stacked", stacked, `${name}`),
    square("symbol-black", "Symbol, black", 480, flatPaint("#000000"), `${name} symbol in black`),
    square("symbol-white", "Symbol, white", 480, flatPaint("#ffffff"), `${name} symbol in white`),
    asset(
      "reversed",
      "Lockup, reversed",
      reversedWidth,
      reversedHeight,
      reversed,
      horizontal.outlined,
      `${name} on a dark ground`,
    ),
    asset("favicon", "Favicon", 48, 48, favicon(name, shapes, colors), true, `${name} favicon`),
    asset("app-icon", "App icon", iconPx, iconPx, icon, true, `${name} app icon`),
    asset(
      "social-card",
      "Social card",
      1200,
      630,
      socialCard(name, shapes, stackedText(name, direction), colors),
      word.outlined,
      `${name} social card`,
    ),
  ];
}

/** The symbol for a browser's tab; a brand colour too pale to stand alone becomes the tile beneath it. */
function favicon(name: string, shapes: readonly MarkShape[], colors: BrandColors): string {
  if (showsOn(colors.paper, colors)) return svgDocument(48, 48, name, shapePaths(shapes, paintOn(colors.paper, colors)));
  const tile = html`<rect width="48" height="48" rx="8" fill="${colors.brand.hex}"/>`;
  return svgDocument(48, 48, name, html`${tile}${placedSymbol(shapes, paintOn(colors.brand, colors), 4, 4, 40)}`);
}

/** The name as the social card sets it: up to three lines, flush left. */
const stackedText = (name: string, direction: Direction) => textArtwork(wordmarkLines(name, direction, 3), 84, "left");
