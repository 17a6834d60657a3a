import type { Point } from "#/studio/marks/geometry/path";
import type { CenterLine, Corner } from "#/studio/marks/geometry/stroke";

/** Points of a bend, and the pull of the cubic that draws a quarter of a circle. */
const [bendPoints, pull] = [8, 0.5523] as const;

const mix = ([ax, ay]: readonly number[], [bx, by]: readonly number[], share: number): Point => [
  (ax ?? 0) + ((bx ?? 0) - (ax ?? 0)) * share,
  (ay ?? 0) + ((by ?? 0) - (ay ?? 0)) * share,
];

/** The points of a line, with its bends as short straight parts. */
function listPoints({ corners, isClosed }: CenterLine): readonly Point[] {
  const count = corners.length;
  const points = corners.flatMap((corner, index): Point[] => {
    const [x, y, radius] = corner;
    const before = isClosed || index > 0 ? corners[(index + count - 1) % count] : undefined;
    const after = isClosed || index < count - 1 ? corners[(index + 1) % count] : undefined;
    if (radius === 0 || !before || !after) return [[x, y]];
    const reach = (end: Corner) => Math.min(1, radius / Math.max(1e-6, Math.hypot(end[0] - x, end[1] - y)));
    const [from, to] = [mix(corner, before, reach(before)), mix(corner, after, reach(after))];
    const [first, second] = [mix(from, corner, pull), mix(to, corner, pull)];
    return Array.from({ length: bendPoints + 1 }, (_, step) => {
      const t = step / bendPoints;
      const [a, b, c] = [mix(from, first, t), mix(first, second, t), mix(second, to, t)];
      return mix(mix(a, b, t), mix(b, c, t), t);
    });
  });
  const [start] = points;
  return isClosed && start ? [...points, start] : points;
}

/** The length of a line, and its part between two distances from its start. */
export function measureLine(line: CenterLine): { readonly length: number; slice(from: number, to: number): CenterLine } {
  const points = listPoints(line);
  const steps = points
    .slice(1)
    .map((point, index) => Math.hypot(point[0] - (points[index]?.[0] ?? 0), point[1] - (points[index]?.[1] ?? 0)));
  return {
    length: steps.reduce((sum, step) => sum + step, 0),
    slice(from, to) {
      const corners: Corner[] = [];
      let done = 0;
      for (const [index, step] of steps.entries()) {
        const [start, end] = [points[index], points[index + 1]];
        if (start && end && step > 0 && done + step > from && done < to) {
          if (corners.length === 0) corners.push([...mix(start, end, Math.max(0, (from - done) / step)), 0]);
          corners.push([...mix(start, end, Math.min(1, (to - done) / step)), 0]);
        }
        done += step;
      }
      return { corners, isClosed: false };
    },
  };
}
