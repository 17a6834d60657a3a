import { traceContours, type ContourLine } from "#/studio/imagery/contour-lines";
import { createDistanceField } from "#/studio/imagery/distance-field";
import type { Arrangement } from "#/studio/imagery/arrangement";
import { getSilhouette, type PlacedSubject } from "#/studio/imagery/subject";

/** Distances in pixels from the subjects' silhouettes on a grid around the picture. */
export type DistanceMap = {
  readonly columns: number;
  readonly rows: number;
  /** Positive outside, negative inside. */
  readonly values: Float64Array;
  readonly at: (x: number, y: number) => number;
  /**
   * Lines on which given values (by default the distances) equal `level`, in the picture's pixels.
   */
  readonly trace: (level: number, values?: Float64Array) => readonly ContourLine[];
};

/**
 * Computes the field with cells of `step` pixels, `margin` pixels beyond the frame on each side.
 */
export function createDistanceMap(
  { width, height, subjects }: Pick<Arrangement, "width" | "height"> & { readonly subjects: readonly PlacedSubject[] },
  step: number,
  margin = step,
): DistanceMap {
  const [columns, rows] = [Math.ceil((width + 2 * margin) / step), Math.ceil((height + 2 * margin) / step)];
  const field = createDistanceField(
    subjects.flatMap(getSilhouette),
    [-margin, -margin, columns * step, rows * step],
    columns,
    rows,
  );
  const distances = field.values.map((value) => value * step);
  return {
    columns,
    rows,
    values: distances,
    at: (x, y) => field.at((x + margin) / step - 0.5, (y + margin) / step - 0.5) * step,
    trace: (level, values = distances) =>
      traceContours({ columns, rows, values }, level).map(({ points, closed }) => ({
        closed,
        points: points.map(([x, y]) => [(x + 0.5) * step - margin, (y + 0.5) * step - margin] as const),
      })),
  };
}
