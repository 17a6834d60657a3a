import { shrinkMask } from "#/studio/marks/assessment";
import { createMask, type Mask } from "#/studio/marks/geometry/mask";
import type { Path } from "#/studio/marks/geometry/path";

/** Side of the raster on which letters are compared: the size of a symbol in a list. */
const readingPx = 32;

/** How far around a letter its ground must be seen, in pixels of that raster. */
const groundPx = 2;

/**
 * Least reading of a letter that reads at once. A letter with an even bridge or inline has more.
 */
export const minReading = 0.82;

/**
 * How well a letter reads in a drawing of one colour, 0–1: the lesser of the share of its area that
 * has one tone and the share of the ground around it that has the other. 1 is the plain letter, on
 * a ground or cut out of one; a letter that is solid on one half and open on the other has 0.5.
 */
export function measureReading(drawing: Mask, letter: Path): number {
  const drawn = shrinkMask(drawing, readingPx);
  const plain = shrinkMask(createMask(letter, drawing.size), readingPx);
  const ground = new Float32Array(plain.length);
  for (let row = 0; row < readingPx; row++) {
    for (let column = 0; column < readingPx; column++) {
      if ((plain[row * readingPx + column] ?? 0) < 0.5) continue;
      for (let y = Math.max(0, row - groundPx); y <= Math.min(readingPx - 1, row + groundPx); y++)
        for (let x = Math.max(0, column - groundPx); x <= Math.min(readingPx - 1, column + groundPx); x++)
          ground[y * readingPx + x] = 1 - (plain[y * readingPx + x] ?? 0);
    }
  }
  const read = (isOpen: boolean): number => {
    let [seen, letterArea, clear, groundArea] = [0, 0, 0, 0];
    for (let index = 0; index < plain.length; index++) {
      const [value, own, around] = [drawn[index] ?? 0, plain[index] ?? 0, ground[index] ?? 0];
      const ink = isOpen ? 1 - value : value;
      seen += Math.min(ink, own);
      letterArea += own;
      clear += Math.min(1 - ink, around);
      groundArea += around;
    }
    return letterArea === 0 ? 0 : Math.min(seen / letterArea, groundArea === 0 ? 1 : clear / groundArea);
  };
  return Math.max(read(false), read(true));
}
