import type { Path } from "#/studio/marks/geometry/path";
import { getBounds } from "#/studio/marks/geometry/bounds";
import type { OutlineFont } from "#/studio/marks/outline-font";

/**
 * A line of outlined text, 1000 units per em, baseline at 0. `width` is measured from the first to
 * the last ink.
 */
export type TypesetLine = { readonly path: Path; readonly left: number; readonly width: number };

/**
 * Sets text of one direction in one line. `tracking` is added after every letter, in thousandths of
 * an em; joined scripts ignore it. Letters missing from the font are omitted; check with
 * `findOutlineFont` first, or use `typesetText` for any text.
 */
export function typesetLine(text: string, font: OutlineFont, tracking = 0): TypesetLine {
  const { path, advance } = font.drawText(text, { tracking });
  const [left, , width] = getBounds(path) ?? [0, 0, advance, 0];
  return { path, left, width };
}
