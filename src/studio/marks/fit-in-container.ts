import type { Container } from "#/studio/marks/container";
import { flatten } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import type { MotifForm } from "#/studio/marks/motif-form";

/** Directions in which a figure and its container are measured: enough for round ones. */
const directions = Array.from({ length: 48 }, (_, index) => {
  const radians = (index * 2 * Math.PI) / 48;
  return [Math.cos(radians), Math.sin(radians)] as const;
});

/** Room between a figure and the edge of its container, in units of the 48-unit grid. */
const edgeRoom = 4.2;

const known = new WeakMap<Path, readonly number[]>();

/** How far a path reaches from the middle of the grid in each direction. */
function measureReach(path: Path): readonly number[] {
  const measured = known.get(path);
  if (measured) return measured;
  const points = flatten(path, 0.2).flat();
  const reach = directions.map(([dx, dy]) => Math.max(...points.map(([x, y]) => (x - 24) * dx + (y - 24) * dy)));
  known.set(path, reach);
  return reach;
}

/**
 * A motif's path as large as its container holds it, with the same room to the edge wherever it comes
 * close: a wide subject fills a square, a tall one an arch.
 */
export function fitInContainer(form: MotifForm, path: Path, { path: outline, circle: { x, y } }: Container): Path {
  const inside = measureReach(form.solid);
  const factor = Math.min(
    ...measureReach(outline).map((reach, index) => {
      const [dx, dy] = directions[index] ?? [1, 0];
      return (reach - (x - 24) * dx - (y - 24) * dy - edgeRoom) / Math.max(1, inside[index] ?? 1);
    }),
  );
  return transform(path, [factor, 0, 0, factor, x - 24 * factor, y - 24 * factor]);
}
