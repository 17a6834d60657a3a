import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import { fitLines, isRightToLeft, type TypeSetting } from "#/studio/imagery/set-type";
import type { Picture } from "#/studio/imagery/strategy";
import { toReadable } from "#/studio/imagery/type-poster";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";

/** Height of a row of words and of its letters, and the space between words, in pixels. */
const [rowHeight, letterHeight, wordSpace] = [280, 150, 130] as const;
const widest = 4000;

/**
 * A tile of running words in large type: two rows on grounds of different colours, the second one
 * shifted. Its sides meet, so that the rows go on without end.
 */
export function createTypeTile(texts: readonly string[], setting: TypeSetting, color: ColorSource): Picture {
  const ordered = isRightToLeft(setting) ? texts.toReversed() : texts;
  const words = ordered.map((text) => fitLines([text], setting, [0, 0, widest, letterHeight], 0, 0));
  const widths = words.map(([line]) => Math.ceil(line?.box[2] ?? 0));
  const width = widths.reduce((sum, one) => sum + one + wordSpace, 0);
  const drawRow = (top: number, shift: number, ground: string, letters: string, sign: string) => {
    let x = shift;
    const drawn = words.map(([line], index) => {
      const at = x;
      x += (widths[index] ?? 0) + wordSpace;
      if (line === undefined) return html``;
      const data = printPath(line.path, 1);
      const y = top + (rowHeight - line.box[3]) / 2;
      const mark = html`<circle cx="${at + (widths[index] ?? 0) + wordSpace / 2 - line.box[0]}" cy="${rowHeight / 2 - (rowHeight - line.box[3]) / 2}" r="17" fill="${sign}"/>`;
      // What crosses the right edge comes in again at the left one.
      return [0, -width].map(
        (by) => html`<g transform="translate(${at + by - line.box[0]} ${y})">${renderFill(data, letters)}${mark}</g>`,
      );
    });
    return html`${renderRectangle(0, top, width, rowHeight, ground)}${drawn}`;
  };
  const ground = color((p) => p.ground);
  const figure = color((p) => p.figure);
  return {
    width,
    height: rowHeight * 2,
    content: html`${drawRow(
      0,
      wordSpace / 2,
      ground,
      color((p) => toReadable(p.figure, p.ground)),
      color((p) => p.accent),
    )}${drawRow(
      rowHeight,
      wordSpace / 2 + Math.floor(width / 2),
      figure,
      color((p) => toReadable(p.ground, p.figure)),
      color((p) => p.accent),
    )}`,
  };
}
