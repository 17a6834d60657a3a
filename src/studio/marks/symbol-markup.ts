import { html, trustMarkup, type Markup } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { Color } from "#/color/color";
import {
  getInlaidPaintOn,
  getPaintOn,
  type InlaidColors,
  type Paint,
  isSeenOn,
  swapPaleColors,
} from "#/studio/marks/brand-colors";
import { printNumber } from "#/studio/marks/geometry/print-path";

/** What pages know an inlay by: in a field of one colour they leave it out. */
const inlayAttribute = trustMarkup('data-inlay=""');

/** Whether a symbol has parts that are set into its fields. */
export const hasInlay = (shapes: readonly MarkShape[]): boolean => shapes.some(({ fill }) => fill === "inlay");

/** Whether a symbol is a figure on a plain tile, which a ground of the brand's colour replaces. */
export const isOnTile = (shapes: readonly MarkShape[]): boolean => shapes.some(({ isTile }) => isTile === true);

/** The fills of a symbol on a ground. */
export function getSymbolPaintOn(shapes: readonly MarkShape[], ground: Color, given: InlaidColors): Paint {
  const colors = swapPaleColors(ground, given);
  const { brand, second } = given;
  const isPlain = shapes.every(({ fill }) => fill === "brand");
  // On the brand's own colour a figure in one colour takes the second one, where that is seen.
  if (isPlain && ground.hex === brand.hex && second && isSeenOn(ground, second))
    return { ...getPaintOn(ground, colors), brand: second.hex };
  return hasInlay(shapes) ? getInlaidPaintOn(ground, colors, isOnTile(shapes)) : getPaintOn(ground, colors);
}

/**
 * The paths of a symbol in the given fills. Adjacent shapes of one colour are merged into one path,
 * so that no hairline shows between touching parts.
 */
export function renderShapePaths(shapes: readonly MarkShape[], paint: Paint): Markup {
  const merged: { path: string; fill: string; rule: MarkShape["rule"]; isInlay: boolean }[] = [];
  for (const { path, fill: role, rule } of shapes) {
    const last = merged.at(-1);
    const fill = paint[role];
    if (fill === undefined) continue;
    if (last && last.fill === fill && !rule && !last.rule && !last.isInlay) last.path += path;
    else merged.push({ path, fill, rule, isInlay: role === "inlay" });
  }
  return html`${merged.map(({ path, fill, rule, isInlay }) =>
    isInlay
      ? html`<path ${inlayAttribute} fill="${fill}" d="${path}"/>`
      : rule
        ? html`<path fill="${fill}" fill-rule="${rule}" d="${path}"/>`
        : html`<path fill="${fill}" d="${path}"/>`,
  )}`;
}

/** The symbol in a square of side `size` at a position; the 48-unit grid fills the square. */
export function renderPlacedSymbol(shapes: readonly MarkShape[], paint: Paint, x: number, y: number, size: number): Markup {
  const transform = `translate(${printNumber(x)} ${printNumber(y)}) scale(${printNumber(size / 48, 4)})`;
  return html`<g transform="${transform}">${renderShapePaths(shapes, paint)}</g>`;
}
