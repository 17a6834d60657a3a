import { polygon, type Path, type Point } from "#/studio/marks/geometry/path";

/** Where a staircase stands on the 48-unit grid, and its side. */
const [from, side] = [3, 42] as const;

/** A staircase of some steps that rises to the right, as one solid. */
export function drawSteps(count: number): Path {
  const step = side / count;
  const corners = Array.from({ length: count }, (_, index): readonly Point[] => {
    const top = from + side - step * (index + 1);
    return [
      [from + step * index, top],
      [from + step * (index + 1), top],
    ];
  });
  return [polygon([[from, from + side], ...corners.flat(), [from + side, from + side]])];
}
