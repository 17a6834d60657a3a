import { html, type Markup } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { Picture } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Paint } from "#/studio/marks/brand-colors";
import { printNumber } from "#/studio/marks/geometry/print-path";
import { renderShapePaths } from "#/studio/marks/symbol-markup";

/** The symbol in a square of side `size` around a centre, rotated clockwise. */
export function renderRotatedSymbol(
  shapes: readonly MarkShape[],
  paint: Paint,
  x: number,
  y: number,
  size: number,
  degrees: number,
): Markup {
  const factor = printNumber(size / 48, 4);
  const rotation = degrees === 0 ? "" : ` rotate(${printNumber(degrees)})`;
  return html`
    <g transform="translate(${printNumber(x)} ${printNumber(y)})${rotation} scale(${factor}) translate(-24 -24)">
      ${renderShapePaths(shapes, paint)}
    </g>`;
}

/**
 * A seamless tile of two by two cells with one symbol each, rotated as listed in reading order.
 * Rotations by quarter turns around a common centre are excluded on purpose: letters arranged like
 * that can form a swastika.
 */
export function createSymbolTile(
  shapes: readonly MarkShape[],
  paints: readonly [Paint, Paint],
  ground: string,
  cell: number,
  share: number,
  rotationsDegrees: readonly [number, number, number, number],
): Picture {
  const content = rotationsDegrees.map((degrees, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return renderRotatedSymbol(
      shapes,
      paints[(column + row) % 2 === 0 ? 0 : 1],
      (column + 0.5) * cell,
      (row + 0.5) * cell,
      cell * share,
      degrees,
    );
  });
  return { width: cell * 2, height: cell * 2, content: html`${renderRectangle(0, 0, cell * 2, cell * 2, ground)}${content}` };
}

/**
 * A tile in which every second column is offset by half a cell. Symbols that cross the edge are
 * drawn on both sides.
 */
export function createHalfDropTile(
  shapes: readonly MarkShape[],
  paints: readonly [Paint, Paint],
  ground: string,
  cell: number,
  share: number,
  degrees = 0,
): Picture {
  const positions: readonly (readonly [x: number, y: number, paint: 0 | 1])[] = [
    [0.5, 0.5, 0],
    [1.5, 0, 1],
    [1.5, 1, 1],
  ];
  const content = positions.map(([x, y, paint]) =>
    renderRotatedSymbol(shapes, paints[paint], x * cell, y * cell, cell * share, paint === 1 ? degrees : 0),
  );
  return { width: cell * 2, height: cell, content: html`${renderRectangle(0, 0, cell * 2, cell, ground)}${content}` };
}
