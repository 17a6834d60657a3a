import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import { isRightToLeft, setLine, type TypeSetting } from "#/studio/imagery/set-type";
import type { Picture } from "#/studio/imagery/strategy";
import { toReadable } from "#/studio/imagery/type-poster";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";

/** Height of a row of words and of its letters, and the space between words, in pixels. */
const [rowHeight, letterHeight, wordSpace] = [280, 118, 150] as const;

/**
 * A tile of running words in large type: two rows on grounds of different colours, the second one
 * shifted. Its sides meet, so that the rows go on without end.
 */
export function createTypeTile(texts: readonly string[], setting: TypeSetting, color: ColorSource): Picture {
  const ordered = isRightToLeft(setting) ? texts.toReversed() : texts;
  const words = ordered.map((text) => setLine(text, setting, letterHeight, 0, 0));
  const width = words.reduce((sum, { box }) => sum + Math.ceil(box[2]) + wordSpace, 0);
  const drawRow = (top: number, shift: number, ground: string, letters: string, sign: string) => {
    let x = shift;
    const middle = top + rowHeight / 2;
    const drawn = words.map(({ path, box: [, , w] }) => {
      const at = x;
      x += Math.ceil(w) + wordSpace;
      const data = printPath(path, 1);
      // What crosses the right edge comes in again at the left one.
      return [0, -width].map(
        (by) => html`
          <g transform="translate(${at + by} ${middle})">
            <circle cx="${Math.ceil(w) + wordSpace / 2}" cy="0" r="16" fill="${sign}"/>
            <g transform="translate(0 ${letterHeight / 2})">${renderFill(data, letters)}</g>
          </g>`,
      );
    });
    return html`${renderRectangle(0, top, width, rowHeight, ground)}${drawn}`;
  };
  const accent = color((p) => p.accent);
  return {
    width,
    height: rowHeight * 2,
    content: html`${drawRow(
      0,
      wordSpace / 2,
      color((p) => p.ground),
      color((p) => toReadable(p.figure, p.ground)),
      accent,
    )}${drawRow(
      rowHeight,
      wordSpace / 2 + Math.floor(width / 2),
      color((p) => p.figure),
      color((p) => toReadable(p.ground, p.figure)),
      accent,
    )}`,
  };
}
