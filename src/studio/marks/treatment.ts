import { subtract } from "#/studio/marks/geometry/combine";
import { flatten } from "#/studio/marks/geometry/flatten";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { roundCorners } from "#/studio/marks/geometry/offset";
import { polygon, type Path } from "#/studio/marks/geometry/path";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { simplifyOutline } from "#/studio/marks/geometry/simplify-outline";
import type { Treatment } from "#/studio/marks/mark-style";
import { pixelateLetter } from "#/studio/marks/pixel-letter";

/** The longer side of a pixelated subject, in cells. */
const pixelCount = 14;

/** Draws a path of about 48 units in a direction's style. */
export function applyTreatment(path: Path, treatment: Treatment): Path {
  switch (treatment) {
    case "plain":
      return path;
    case "round":
      return roundCorners(path, 1.6);
    case "straight":
      return flatten(path, 0.05).map((points) => polygon(simplifyOutline([...points, ...points.slice(0, 1)], 0.85).slice(0, -1)));
    case "pixel":
      return pixelate(path);
  }
}

function pixelate(path: Path): Path {
  const [left = 0, top = 0, width = 48, height = 48] = getBounds(path) ?? [];
  const side = Math.max(width, height) / pixelCount;
  const [columns, rows] = [Math.max(3, Math.round(width / side)), Math.max(3, Math.round(height / side))];
  const { filled } = pixelateLetter(path, columns, rows);
  const runs: Path[number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!filled[row * columns + column]) continue;
      let end = column;
      while (end < columns && filled[row * columns + end]) end++;
      runs.push(rectangle([left + column * side, top + row * side, (end - column) * side, side]));
      column = end;
    }
  }
  return subtract(runs, []);
}
