import { toReadable } from "#/studio/imagery/readable-color";
import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import { isRightToLeft, setLine, type TypeSetting } from "#/studio/imagery/set-type";
import type { Picture } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";

/** Height of a row of words and of its letters, and the space between words, in pixels. */
const [rowHeight, letterHeight, wordSpace] = [92, 34, 64] as const;
const rowCount = 6;
/** Rows can begin at as many places. */
export const tileShifts = 5;

/**
 * A tile of running words, small enough to be a texture rather than something to read: rows on one
 * ground, each shifted against the one above it. Its sides meet, so that the rows go on without end.
 */
export function createTypeTile(texts: readonly string[], setting: TypeSetting, color: ColorSource, shift: number): Picture {
  const ordered = isRightToLeft(setting) ? texts.toReversed() : texts;
  const words = ordered.map((text) => {
    const { path, box } = setLine(text, setting, letterHeight, 0, 0);
    return { data: printPath(path, 1), room: Math.ceil(box[2]) + wordSpace };
  });
  const width = words.reduce((sum, { room }) => sum + room, 0);
  const letters = color((p) => toReadable(p.figure, p.ground));
  const sign = color((p) => p.accent);
  const drawRow = (row: number) => {
    let x = Math.floor((width * ((row * 2 * (shift + 1) + shift) % tileShifts)) / tileShifts);
    return words.map(({ data, room }) => {
      const at = x;
      x += room;
      // What crosses the right edge comes in again at the left one.
      const places = at >= width ? [-width] : x > width ? [0, -width] : [0];
      return places.map(
        (by) => html`
          <g transform="translate(${at + by} ${rowHeight * (row + 0.5)})">
            <circle cx="${room - wordSpace / 2}" cy="0" r="6" fill="${sign}"/>
            <g transform="translate(0 ${letterHeight / 2})">${renderFill(data, letters)}</g>
          </g>`,
      );
    });
  };
  const height = rowHeight * rowCount;
  return {
    width,
    height,
    content: html`${renderRectangle(
      0,
      0,
      width,
      height,
      color((p) => p.ground),
    )}${Array.from({ length: rowCount }, (_, row) => drawRow(row))}`,
  };
}
