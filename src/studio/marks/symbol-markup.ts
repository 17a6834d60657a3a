import { html, type Markup } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { Paint } from "#/studio/marks/brand-colors";
import { printNumber } from "#/studio/marks/geometry/print-path";

/**
 * The paths of a symbol in the given fills. Adjacent shapes of one colour are merged into one path,
 * so that no hairline shows between touching parts.
 */
export function renderShapePaths(shapes: readonly MarkShape[], paint: Paint): Markup {
  const merged: { path: string; fill: string; rule: MarkShape["rule"] }[] = [];
  for (const { path, fill, rule } of shapes) {
    const last = merged.at(-1);
    if (last && last.fill === paint[fill] && !rule && !last.rule) last.path += path;
    else merged.push({ path, fill: paint[fill], rule });
  }
  return html`${merged.map(({ path, fill, rule }) =>
    rule ? html`<path fill="${fill}" fill-rule="${rule}" d="${path}"/>` : html`<path fill="${fill}" d="${path}"/>`,
  )}`;
}

/** The symbol in a square of side `size` at a position; the 48-unit grid fills the square. */
export function renderPlacedSymbol(shapes: readonly MarkShape[], paint: Paint, x: number, y: number, size: number): Markup {
  const transform = `translate(${printNumber(x)} ${printNumber(y)}) scale(${printNumber(size / 48, 4)})`;
  return html`<g transform="${transform}">${renderShapePaths(shapes, paint)}</g>`;
}
