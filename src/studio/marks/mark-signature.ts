import type { MarkShape } from "#/model/mark";
import { createDrawingMask, shrinkMask } from "#/studio/marks/assessment";
import { parsePath } from "#/studio/marks/geometry/parse-path";

const side = 12;
const levels = 15;

/**
 * A mark's figure as 144 hexadecimal digits: the share of ink in each cell of a square of twelve by
 * twelve, row by row. Workspaces store signatures so that new marks can keep apart from others.
 */
export function getMarkSignature(shapes: readonly MarkShape[]): string {
  const mask = createDrawingMask(shapes.map(({ path, fill }) => ({ path: parsePath(path), fill })));
  return Array.from(shrinkMask(mask, side), (share) => Math.round(share * levels).toString(16)).join("");
}
