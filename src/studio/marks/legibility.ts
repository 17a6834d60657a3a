import { boundsOf } from "#/studio/marks/geometry/bounds";
import { coverageOf } from "#/studio/marks/geometry/coverage";
import type { DrawnShape } from "#/studio/marks/recipe";

/** How a symbol fares at favicon size: share of ink, separate pieces, width over height. */
export type Legibility = {
  readonly ink: number;
  readonly components: number;
  readonly aspect: number;
  readonly legible: boolean;
};

const size = 16;
/** A cell counts as inked from this coverage on. */
const inked = 0.5;

/** Pieces of inked cells that touch, corners included. */
export function countComponents(values: Float64Array, width: number, height: number): number {
  const seen = new Uint8Array(values.length);
  let components = 0;
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || (values[start] ?? 0) < inked) continue;
    components++;
    const queue = [start];
    seen[start] = 1;
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = (y + dy) * width + x + dx;
          const outside = x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height;
          if (outside || seen[next] || (values[next] ?? 0) < inked) continue;
          seen[next] = 1;
          queue.push(next);
        }
      }
    }
  }
  return components;
}

/**
 * Judges a symbol drawn on the 48 grid at 16 × 16 pixels, in one colour. Legible means: 18–65 % of ink, at most four pieces, and a width
 * of 0.6–1.6 times the height.
 */
export function legibilityOf(shapes: readonly DrawnShape[]): Legibility {
  const total = new Float64Array(size * size);
  for (const { path, rule } of shapes) {
    const { values } = coverageOf(path, [0, 0, 48, 48], size, size, rule);
    values.forEach((value, cell) => {
      total[cell] = Math.min(1, (total[cell] ?? 0) + value);
    });
  }
  const ink = total.reduce((sum, value) => sum + value, 0) / total.length;
  const components = countComponents(total, size, size);
  const [, , width = 0, height = 0] = boundsOf(shapes.flatMap((shape) => shape.path)) ?? [];
  const aspect = height > 0 ? width / height : 0;
  const legible = ink >= 0.18 && ink <= 0.65 && components >= 1 && components <= 4 && aspect >= 0.6 && aspect <= 1.6;
  return { ink, components, aspect, legible };
}
