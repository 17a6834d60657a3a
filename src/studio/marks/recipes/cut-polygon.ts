import { flatten } from "#/studio/marks/geometry/flatten";
import { polygon, reverse, type Point } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/**
 * Removes corners that are nearer than `tolerance` to the line between their neighbours
 * (Douglas–Peucker).
 */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (first === undefined || last === undefined || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const distances = points.map(([x, y]) =>
    length < 1e-9 ? Math.hypot(x - first[0], y - first[1]) : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length,
  );
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

/** The initial as a paper cut-out with straight edges only. */
export const cutPolygon: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const corners = input.random.integer(7, 9);
  const scrap = Array.from({ length: corners }, (_, index): Point => {
    const radians = ((index + input.random.next() * 0.5 - 0.25) * 2 * Math.PI) / corners - Math.PI / 2;
    const radius = 20.6 + input.random.next() * 2.6;
    return [24 + radius * Math.cos(radians), 24 + radius * Math.sin(radians)];
  });
  const draw = (size: number): Drawing => {
    const letter = flatten(fitInto(path, [24 - size * 0.46, 24 - size / 2, size * 0.92, size]), 0.05).map((points) =>
      reverse(polygon(simplify([...points, ...points.slice(0, 1)], 0.55).slice(0, -1))),
    );
    return {
      shapes: [{ path: [polygon(scrap), ...letter], fill: "brand" }],
      concept: `The ${name} cut with straight edges out of a shape with ${corners} sides.`,
    };
  };
  return [draw(27), draw(30), draw(24)];
};
