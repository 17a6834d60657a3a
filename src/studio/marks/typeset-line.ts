import { translate } from "#/studio/marks/geometry/transform";
import type { Path } from "#/studio/marks/geometry/path";
import { getBounds } from "#/studio/marks/geometry/bounds";
import type { OutlineFont } from "#/studio/marks/outline-font";

/**
 * A line of outlined text, 1000 units per em, baseline at 0. `width` is measured from the first to
 * the last ink.
 */
export type TypesetLine = { readonly path: Path; readonly left: number; readonly width: number };

/**
 * Sets text in one line with the font's kerning. `tracking` is added after every letter, in
 * thousandths of an em. Letters missing from the font are omitted; check with `findOutlineFont`
 * first.
 */
export function typesetLine(text: string, font: OutlineFont, tracking = 0): TypesetLine {
  const contours: Path[number][] = [];
  let x = 0;
  let previous: string | undefined;
  for (const character of text) {
    const glyph = font.getGlyph(character);
    if (glyph === undefined) continue;
    if (previous !== undefined) x += font.getKerning(previous, character) + tracking;
    contours.push(...translate(glyph.path, x, 0));
    x += glyph.advance;
    previous = character;
  }
  const [left, , width] = getBounds(contours) ?? [0, 0, x, 0];
  return { path: contours, left, width };
}
