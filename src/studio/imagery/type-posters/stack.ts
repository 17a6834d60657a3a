import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { justifyLines } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Draw, fill, ink, listLines, onAccent, onFigure, printOne, round } from "#/studio/imagery/type-posters/type-poster";

/** Lines that each fill the width, on bands of different colours from edge to edge. */
export const stack: Draw = (input) => {
  const { setting, frame, color } = input;
  const lines = justifyLines(listLines(input), setting, frame.inner);
  const looks = [
    [color((p) => p.figure), color(onFigure)],
    [color((p) => p.accent), color(onAccent)],
    [color((p) => p.ground), color(ink)],
  ] as const;
  const start = input.random.integer(0, 2);
  const [only, ...more] = lines;
  if (only !== undefined && more.length === 0) {
    const [, top, , tall] = only.box;
    const [ground, letters] = looks[start % 2] ?? looks[0];
    const [below] = looks[(start + 1) % 2] ?? looks[1];
    const pad = Math.min(tall * 0.3, frame.inner[3] * 0.1);
    const foot = round(top + tall + pad);
    return {
      content: html`${fill(
        input,
        color((p) => p.ground),
      )}${renderRectangle(0, round(top - pad), frame.width, foot - round(top - pad), ground)}${renderRectangle(
        0,
        foot,
        frame.width,
        frame.height - foot,
        below,
      )}${renderFill(printOne(only.path), letters)}`,
      zone: frame.inner,
    };
  }
  const edges = [
    0,
    ...lines.slice(1).map(({ box }, index) => (box[1] + (lines[index]?.box[1] ?? 0) + (lines[index]?.box[3] ?? 0)) / 2),
    frame.height,
  ];
  const drawn = lines.map(({ path }, index) => {
    const [ground, letters] = looks[(start + index) % looks.length] ?? looks[0];
    const [top = 0, bottom = 0] = edges.slice(index, index + 2);
    return html`${renderRectangle(0, round(top), frame.width, round(bottom) - round(top), ground)}${renderFill(printOne(path), letters)}`;
  });
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${drawn}`,
    zone: frame.inner,
  };
};
