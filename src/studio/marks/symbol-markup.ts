import { html, type Markup } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { Paint } from "#/studio/marks/brand-colors";
import { printNumber } from "#/studio/marks/geometry/print-path";

/** The paths of a symbol in the given fills. */
export function shapePaths(shapes: readonly MarkShape[], paint: Paint): Markup {
  const paths = shapes.map(({ path, fill, rule }) =>
    rule ? html`<path fill="${paint[fill]}" fill-rule="${rule}" d="${path}"/>` : html`<path fill="${paint[fill]}" d="${path}"/>`,
  );
  return html`${paths}`;
}

/** The symbol in a square of `size` at a place; the 48 grid fills the square. */
export function placedSymbol(shapes: readonly MarkShape[], paint: Paint, x: number, y: number, size: number): Markup {
  const place = `translate(${printNumber(x)} ${printNumber(y)}) scale(${printNumber(size / 48, 4)})`;
  return html`<g transform="${place}">${shapePaths(shapes, paint)}</g>`;
}
