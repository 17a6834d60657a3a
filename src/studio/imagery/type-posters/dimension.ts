import { html } from "#/kernel/markup";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { fitLines, getLinesBox } from "#/studio/imagery/set-type";
import { type Draw, fill, ink, listLines, part, print, round, second } from "#/studio/imagery/type-posters/type-poster";

/** Letters as a drawing with their measures: guides, extension lines and arrows. */
export const dimension: Draw = (input) => {
  const { setting, frame, color } = input;
  const { height: tall, width: wide, inner } = frame;
  const lines = fitLines(listLines(input), setting, part(inner, 0.06, 0.1, 0.88, 0.78), 0.5, 0.5);
  const [left, top, w, h] = getLinesBox(lines);
  const unit = inner[3] / 364;
  const cell = 26 * unit;
  const grid = [
    ...Array.from({ length: Math.ceil(wide / cell) }, (_, index) => `M${round(index * cell)} 0v${tall}`),
    ...Array.from({ length: Math.ceil(tall / cell) }, (_, index) => `M0 ${round(index * cell)}h${wide}`),
  ].join("");
  const guides = lines.map(({ box }) => `M0 ${round(box[1])}h${wide}M0 ${round(box[1] + box[3])}h${wide}`).join("");
  const [foot, side, tip] = [top + h + 34 * unit, left + w + 30 * unit, 9 * unit];
  const p = (...values: readonly number[]) => values.map(round).join(" ");
  const measures =
    `M${p(left, top + h + 8 * unit)}V${p(foot + tip)}M${p(left + w, top + h + 8 * unit)}V${p(foot + tip)}M${p(left, foot)}H${p(left + w)}` +
    `M${p(left + tip, foot - tip / 2)}L${p(left, foot)}L${p(left + tip, foot + tip / 2)}` +
    `M${p(left + w - tip, foot - tip / 2)}L${p(left + w, foot)}L${p(left + w - tip, foot + tip / 2)}` +
    `M${p(side, top)}V${p(top + h)}M${p(side - tip / 2, top + tip)}L${p(side, top)}L${p(side + tip / 2, top + tip)}` +
    `M${p(side - tip / 2, top + h - tip)}L${p(side, top + h)}L${p(side + tip / 2, top + h - tip)}`;
  return {
    content: html`${fill(
      input,
      color((palette) => palette.ground),
    )}${renderStrokes(
      grid,
      color((palette) => palette.shade),
      unit,
    )}${renderStrokes(
      guides,
      color(second),
      unit * 0.8,
    )}${renderFill(print(lines), color(ink))}${renderStrokes(measures, color(second), 1.6 * unit)}`,
    zone: inner,
  };
};
