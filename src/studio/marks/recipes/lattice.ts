import { getAspectRatio, chooseLetterform } from "#/studio/marks/letterform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { polygon, type Contour, type Point } from "#/studio/marks/geometry/path";
import { disc } from "#/studio/marks/geometry/shapes";
import { pixelateLetter } from "#/studio/marks/pixel-letter";
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

/**
 * The initial as nodes on a square lattice with bonds between neighbours; loose ends have the
 * second colour.
 */
export const lattice: Recipe = (input) => {
  const { path, name } = chooseLetterform({ ...input, letter: input.light }, 0.4);
  const aspect = Math.max(0.7, Math.min(1.2, getAspectRatio(path) * 1.1));
  const draw = (rows: number): Drawing & { readonly error: number } => {
    const { columns, filled, error } = pixelateLetter(path, Math.round(rows * aspect), rows);
    const hasNode = (column: number, row: number) => column >= 0 && column < columns && filled[row * columns + column] === true;
    const nodes = filled.flatMap((isNode, index) => (isNode ? [[index % columns, Math.floor(index / columns)] as const] : []));
    const bonds: (readonly [Point, Point])[] = nodes.flatMap(([column, row]) => {
      const near: (readonly [Point, Point])[] = [];
      if (hasNode(column + 1, row))
        near.push([
          [column, row],
          [column + 1, row],
        ]);
      if (hasNode(column, row + 1))
        near.push([
          [column, row],
          [column, row + 1],
        ]);
      if (hasNode(column + 1, row + 1) && !hasNode(column + 1, row) && !hasNode(column, row + 1))
        near.push([
          [column, row],
          [column + 1, row + 1],
        ]);
      if (hasNode(column - 1, row + 1) && !hasNode(column - 1, row) && !hasNode(column, row + 1))
        near.push([
          [column, row],
          [column - 1, row + 1],
        ]);
      return near;
    });
    const getDegree = ([x, y]: Point) => bonds.filter((ends) => ends.some(([ex, ey]) => ex === x && ey === y)).length;
    const isEnd = (node: Point) => getDegree(node) <= 1;
    const createDiscs = (keep: (node: Point) => boolean, radius: number) =>
      nodes.filter(keep).map(([x, y]) => disc(x, y, radius));
    return {
      shapes: fitShapes(
        [
          {
            path: [...bonds.map(([one, other]) => bar(one, other, 0.42)), ...createDiscs((node) => !isEnd(node), 0.36)],
            fill: "brand",
          },
          { path: createDiscs(isEnd, 0.44), fill: "spot" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The ${name} as a lattice of ${nodes.length} nodes with bonds between neighbours.`,
      error: error + rows * 0.006,
    };
  };
  return [5, 6, 7].map(draw).toSorted((a, b) => a.error - b.error);
};
