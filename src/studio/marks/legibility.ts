import { getBounds } from "#/studio/marks/geometry/bounds";
import { computeCoverage, type Precision } from "#/studio/marks/geometry/coverage";
import type { DrawnShape } from "#/studio/marks/recipe";

/**
 * Measurements of a symbol at favicon size: share of ink, number of separate pieces, width divided
 * by height.
 */
export type Legibility = {
  readonly ink: number;
  readonly components: number;
  readonly aspect: number;
  readonly legible: boolean;
};

const faviconPx = 16;
/**
 * Coverage from which a cell counts as inked. Renderers differ slightly, so a symbol must pass with
 * each of these.
 */
const thresholds = [0.5, 0.43, 0.57] as const;

/** Number of 8-connected groups of cells with at least this coverage. */
export function countComponents(values: Float64Array, width: number, height: number, inked = 0.5): number {
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

/** Coverage of each cell of a favicon, in one colour. */
function rasterizeFavicon(shapes: readonly DrawnShape[], precision: Precision): Float64Array {
  const total = new Float64Array(faviconPx * faviconPx);
  const plain = { path: shapes.flatMap((shape) => (shape.rule ? [] : shape.path)), rule: "nonzero" as const };
  for (const { path, rule } of [plain, ...shapes.filter((shape) => shape.rule)]) {
    const { values } = computeCoverage(path, [0, 0, 48, 48], faviconPx, faviconPx, rule, precision);
    values.forEach((value, cell) => {
      total[cell] = Math.min(1, (total[cell] ?? 0) + value);
    });
  }
  return total;
}

/**
 * Measures a symbol on the 48-unit grid at 16 × 16 pixels in one colour. Legible means: 18–65 %
 * ink, at most four pieces, and a width of 0.6–1.6 times the height, in both fine and fast
 * renderers.
 */
export function measureLegibility(allShapes: readonly DrawnShape[]): Legibility {
  const shapes = allShapes.filter(({ fill }) => fill !== "inlay");
  const [fine, quarter] = [rasterizeFavicon(shapes, "fine"), rasterizeFavicon(shapes, "quarter")];
  const getInkShare = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ink, quarterInk] = [getInkShare(fine), getInkShare(quarter)];
  const counts = [fine, quarter].flatMap((values) =>
    thresholds.map((inked) => countComponents(values, faviconPx, faviconPx, inked)),
  );
  const components = Math.max(...counts);
  const [, , width = 0, height = 0] = getBounds(shapes.flatMap((shape) => shape.path)) ?? [];
  const aspect = height > 0 ? width / height : 0;
  const inked = Math.min(ink, quarterInk) >= 0.18 && Math.max(ink, quarterInk) <= 0.65;
  return {
    ink,
    components,
    aspect,
    legible: inked && components <= 4 && Math.min(...counts) >= 1 && aspect >= 0.6 && aspect <= 1.6,
  };
}
