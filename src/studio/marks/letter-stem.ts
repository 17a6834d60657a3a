import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { createMask } from "#/studio/marks/geometry/mask";
import type { Path } from "#/studio/marks/geometry/path";

const cells = 48;

/** Width of the upright stem at one side of a letter, in the letter's units; 0 if there is none. */
export function measureStem(letter: Path, side: "left" | "right"): number {
  const bounds: Box = getBounds(letter) ?? [0, 0, 1, 1];
  const { cells: filled } = createMask(letter, cells, bounds);
  const isStem = (column: number) => {
    let count = 0;
    for (let row = 0; row < cells; row++) count += filled[row * cells + column] ?? 0;
    return count >= cells * 0.97;
  };
  let columns = 0;
  const at = (index: number) => (side === "left" ? index : cells - 1 - index);
  while (columns < cells / 2 && isStem(at(columns))) columns++;
  return (columns / cells) * bounds[2];
}
