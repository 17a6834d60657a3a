import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { type Contour, getEndPoint } from "#/studio/marks/geometry/path";
import { groundLine, type Vignette, vignetteSize } from "#/studio/vignettes/vignette";

const [gridWidth, gridHeight] = vignetteSize;

/** The least width of a wall and of its level top, as shares of the grid and of the wall. */
const [leastWidth, leastLevel] = [0.6, 0.7] as const;

/** How far above the ground line a wall may end behind furniture, and how far its corners may be rounded, on the grid. */
const [mostAboveGround, mostRounded] = [320, 90] as const;

/** How far heads may be above a wall, and the most of its width that may be: more is a roof or an awning on it. */
const [mostAbove, mostAboveShare] = [90, 0.35] as const;

/** How far a wall goes on to both sides, on the grid. */
const reach = gridWidth * 3;

/** The cord of a lamp: how near to the wall's end it begins, and its most width, on the grid. */
const [nearEnd, mostCord] = [14, 60] as const;

/** Whether a contour has a level top that is most of its width. */
function isLevel({ start, segments }: Contour, [, top, width]: Box): boolean {
  const xs = [start, ...segments.map(getEndPoint)].filter(([, y]) => y - top < 1).map(([x]) => x);
  return xs.length > 1 && Math.max(...xs) - Math.min(...xs) >= width * leastLevel;
}

/**
 * What a wall behind the people of a room has to be extended by, on the vignette's grid, so that a place that is higher or
 * wider than the vignette shows a larger room instead of an empty slab beside it. Nothing if it shows no wall, or one with a
 * roof.
 */
export function listWallExtensions({ shapes }: Vignette): readonly Box[] {
  const contours = shapes.flatMap(({ role, data }) => parsePath(data).map((contour) => ({ role, contour })));
  const boxes = contours.map(({ role, contour }) => ({ role, contour, box: getBounds([contour]) ?? ([0, 0, 0, 0] as const) }));
  const wall = boxes.find(
    ({ role, contour, box }) =>
      role === "back" &&
      box[2] >= gridWidth * leastWidth &&
      box[1] + box[3] >= groundLine - mostAboveGround &&
      isLevel(contour, box),
  );
  if (wall === undefined) return [];
  const [left, top, width, height] = wall.box;
  const others = boxes.filter(({ role }) => role !== "back").map(({ box }) => box);
  const higher = others.filter(([, y]) => y < top - 2);
  const isRoofed = higher.some(([, y]) => y < top - mostAbove) || sumWidths(higher) > width * mostAboveShare;
  // A lamp that hangs from the end of the wall would hang from nothing.
  const hasLamp = others.some(([, y, cord]) => Math.abs(y - top) <= nearEnd && cord <= mostCord);
  if (isRoofed || hasLamp) return [];
  const above: Box = [left, -gridHeight, width, gridHeight + top + mostRounded];
  const [right, foot] = [left + width, top + height];
  const end = Math.max(foot, groundLine);
  const below: Box = [left, foot - 1, width, end - foot + 1];
  const depth = gridHeight + end;
  return [above, below, [-reach, -gridHeight, reach + left + 1, depth], [right - 1, -gridHeight, reach, depth]];
}

/** The width that boxes take up side by side. */
function sumWidths(boxes: readonly Box[]): number {
  let [sum, end] = [0, -Infinity];
  for (const [x, , width] of boxes.toSorted(([one], [other]) => one - other)) {
    sum += Math.max(0, x + width - Math.max(x, end));
    end = Math.max(end, x + width);
  }
  return sum;
}
