import { computeCoverage } from "#/studio/marks/geometry/coverage";
import { arcBand, disc, rectangle } from "#/studio/marks/geometry/shapes";
import { polygon, type Contour, type Path } from "#/studio/marks/geometry/path";
import { fitInto, scale, transform } from "#/studio/marks/geometry/transform";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, DrawnShape, Recipe } from "#/studio/marks/recipe";

/** The puzzle pieces, each in a unit square at the origin. */
const pieces: readonly (Contour | undefined)[] = [
  undefined,
  rectangle([0, 0, 1, 1]),
  arcBand(0, 0, 1, 0, 0, 90),
  arcBand(1, 0, 1, 0, 90, 180),
  arcBand(1, 1, 1, 0, 180, 270),
  arcBand(0, 1, 1, 0, 270, 360),
  polygon([
    [0, 0],
    [1, 0],
    [0, 1],
  ]),
  polygon([
    [0, 0],
    [1, 0],
    [1, 1],
  ]),
  polygon([
    [1, 0],
    [1, 1],
    [0, 1],
  ]),
  polygon([
    [0, 0],
    [1, 1],
    [0, 1],
  ]),
  disc(0.5, 0.5, 0.5),
];
const samples = 8;
const pieceCoverage = pieces.map((piece) =>
  piece ? computeCoverage([piece], [0, 0, 1, 1], samples, samples).values : new Float64Array(samples * samples),
);

/** The piece that differs least from the filled part of a cell, and by how much (0–1). */
function findBestPiece(cell: Float64Array): { readonly index: number; readonly error: number } {
  const differences = pieceCoverage.map((values) =>
    values.reduce((sum, value, index) => sum + Math.abs(value - (cell[index] ?? 0)), 0),
  );
  const error = Math.min(...differences);
  return { index: differences.indexOf(error), error: error / cell.length };
}

type Assembly = { readonly shapes: readonly DrawnShape[]; readonly error: number };

function assemblePieces(letter: Path, columns: number, rows: number, fills: readonly DrawnShape["fill"][]): Assembly {
  const side = 42 / Math.max(columns, rows);
  const [left, top] = [24 - (side * columns) / 2, 24 - (side * rows) / 2];
  const [bx, by, bw, bh] = getBounds(letter) ?? [0, 0, 1, 1];
  const stretched = scale(letter, (side * columns) / bw, (side * rows) / bh);
  const [sx, sy] = [(bx * side * columns) / bw, (by * side * rows) / bh];
  let error = 0;
  const shapes = fills.map((fill): { path: Contour[]; fill: DrawnShape["fill"] } => ({ path: [], fill }));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { values } = computeCoverage(stretched, [sx + column * side, sy + row * side, side, side], samples, samples);
      const best = findBestPiece(values);
      error += best.error / (columns * rows);
      const piece = pieces[best.index];
      if (piece === undefined) continue;
      const target = shapes[(column + row * 2) % shapes.length];
      const inset = 0.3;
      const [x, y, size] = [left + column * side + inset, top + row * side + inset, side - inset * 2];
      target?.path.push(...transform([piece], [size, 0, 0, size, x, y]));
    }
  }
  return { shapes: shapes.filter((shape) => shape.path.length > 0), error };
}

/** The initial assembled from squares, triangles and quarter discs. */
export const tangram: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.4);
  const letter = fitInto(path, [0, 0, 48, 48]);
  const fills = input.random.pick([
    ["brand", "spot", "ink"],
    ["brand", "ink", "spot"],
    ["brand", "brand", "spot"],
  ] as const);
  const grids = [
    [3, 3],
    [4, 4],
    [3, 4],
    [5, 5],
  ] as const;
  return grids
    .map(([columns, rows]): Drawing & { readonly error: number } => {
      const { shapes, error } = assemblePieces(letter, columns, rows, fills);
      const concept = `The ${name} assembled from squares, triangles and quarter discs on a grid of ${columns} by ${rows}.`;
      return { shapes, concept, error: error + columns * rows * 0.004 };
    })
    .toSorted((a, b) => a.error - b.error);
};
