import { coverageOf } from "#/studio/marks/geometry/coverage";
import { boundsOf } from "#/studio/marks/geometry/bounds";
import { disc } from "#/studio/marks/geometry/shapes";
import { polygon, type Contour, type Point } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { figureOf } from "#/studio/marks/figure";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A bar between two points. */
function bar([x1, y1]: Point, [x2, y2]: Point, width: number): Contour {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return polygon([
    [x1 - nx, y1 - ny],
    [x2 - nx, y2 - ny],
    [x2 + nx, y2 + ny],
    [x1 + nx, y1 + ny],
  ]);
}

/** The initial as nodes and the shortest bonds between them. */
export const lattice: Recipe = (input) => {
  const { path, name } = figureOf(input, 0.4);
  const letter = fitInto(path, [3, 3, 42, 42]);
  const [left, top, width, height] = boundsOf(letter) ?? [3, 3, 42, 42];
  const draw = (columns: number, rows: number, least: number): Drawing => {
    const { values } = coverageOf(letter, [left, top, width, height], columns, rows);
    const [stepX, stepY] = [42 / columns, 42 / rows];
    const nodes: { column: number; row: number; at: Point }[] = [];
    values.forEach((value, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      if (value >= least) nodes.push({ column, row, at: [3 + (column + 0.5) * stepX, 3 + (row + 0.5) * stepY] });
    });
    const has = (column: number, row: number) => nodes.some((node) => node.column === column && node.row === row);
    const bonds = nodes.flatMap((one) =>
      nodes.flatMap((other) => {
        const [dx, dy] = [other.column - one.column, other.row - one.row];
        const straight = (dx === 1 && dy === 0) || (dx === 0 && dy === 1);
        const diagonal = dy === 1 && Math.abs(dx) === 1 && !has(one.column + dx, one.row) && !has(one.column, one.row + 1);
        return straight || diagonal ? [bar(one.at, other.at, stepX * 0.34)] : [];
      }),
    );
    const radius = Math.min(stepX, stepY) * 0.36;
    const discs = nodes.map(({ at: [x, y] }) => disc(x, y, radius));
    return {
      shapes: fitShapes(
        [
          { path: bonds, fill: "ink" },
          { path: discs, fill: "brand" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The ${name} as a lattice of ${nodes.length} nodes and the bonds between neighbours.`,
    };
  };
  return [draw(4, 5, 0.42), draw(5, 5, 0.42), draw(4, 5, 0.3), draw(5, 6, 0.42), draw(3, 4, 0.35), draw(5, 5, 0.28)];
};
