import { html } from "#/kernel/markup";
import { createDistanceField } from "#/studio/imagery/distance-field";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createSymbolTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { renderFill } from "#/studio/imagery/line-art";
import { createFlatPaint, getForegroundOn } from "#/studio/marks/brand-colors";

/** Threshold (0–1) of a cell in Bayer's 8 × 8 matrix. */
function getBayerThreshold(column: number, row: number): number {
  let value = 0;
  let [x, y] = [column, row];
  for (let bit = 0; bit < 3; bit++) {
    value = value * 4 + (((x ^ y) & 1) * 2 + (y & 1));
    x >>= 1;
    y >>= 1;
  }
  return (value + 0.5) / 64;
}

/** Path data with one rectangle for each run of set cells. */
function printCellRuns(columns: number, rows: number, cell: number, isSet: (column: number, row: number) => boolean): string {
  let data = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isSet(column, row)) continue;
      let end = column;
      while (end < columns && isSet(end, row)) end++;
      data += `M${column * cell} ${row * cell}h${(end - column) * cell}v${cell}h-${(end - column) * cell}z`;
      column = end;
    }
  }
  return data;
}

/** The symbol as a coarse bitmap: flat colours with ordered dithering. */
export const bitmapDither: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, ink, paper, spot } = colors;
  const cell = 15;
  const [columns, rows] = [heroWidth / cell, heroHeight / cell];
  const [left, top] = random.pick([
    [-2, 0],
    [2, 6],
    [-6, 4],
  ] as const);
  const sdf = createDistanceField(outline, [left, top, 54, 40.5], columns, rows);
  const isDark = (column: number, row: number) => {
    const distance = sdf.at(column, row);
    const shade = distance < 0 ? 1 : Math.max(0, 0.55 - distance * 0.045) + 0.12 * (1 - row / rows);
    return shade > getBayerThreshold(column, row);
  };
  const block = random.pick([0, 1]) === 0 ? [0, 660, 420, 240] : [780, 0, 420, 240];
  const [bx = 0, by = 0, bw = 0, bh = 0] = block;
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, brand.hex),
    renderRectangle(bx, by, bw, bh, spot.hex),
    renderFill(printCellRuns(columns, rows, cell, isDark), getForegroundOn(brand, colors).hex),
  ]}`;
  const isFadeCell = (column: number, row: number) => 0.42 * (row / 30) > getBayerThreshold(column, row);
  return {
    concept: "The symbol as a coarse bitmap that dithers into its background.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createSymbolTile(
      shapes,
      [createFlatPaint(ink.hex), createFlatPaint(ink.hex)],
      paper.hex,
      120,
      0.98,
      [0, 180, 180, 0],
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}
        ${renderFill(printCellRuns(40, 30, 30, isFadeCell), mix(paper, ink, 0.07))}`,
    },
  };
};
