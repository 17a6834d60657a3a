import { computeCoverage } from "#/studio/marks/geometry/coverage";
import type { Path } from "#/studio/marks/geometry/path";

/**
 * Finds the upper left corner (48-unit grid) of a crop with the given width and proportion in which
 * ink and ground are balanced and the four quarters differ.
 */
export function findBestView(outline: Path, width: number, proportion: number): readonly [x: number, y: number] {
  const height = width * proportion;
  let best: readonly [number, number, number] = [14, 14, Infinity];
  for (let y = 4; y + height <= 46; y += 2) {
    for (let x = 3; x + width <= 46; x += 2) {
      const { values } = computeCoverage(outline, [x, y, width, height], 12, 9);
      const share = values.reduce((sum, value) => sum + value, 0) / values.length;
      const measureQuadrant = (right: boolean, low: boolean) =>
        values.reduce((sum, value, index) => sum + (index % 12 >= 6 === right && index >= 54 === low ? value : 0), 0) / 27;
      const quarters = [
        measureQuadrant(false, false),
        measureQuadrant(true, false),
        measureQuadrant(false, true),
        measureQuadrant(true, true),
      ];
      const uneven = Math.max(...quarters) - Math.min(...quarters);
      const score = Math.abs(share - 0.42) - uneven * 0.4;
      if (score < best[2]) best = [x, y, score];
    }
  }
  return [best[0], best[1]];
}
