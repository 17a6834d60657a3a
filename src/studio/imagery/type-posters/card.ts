import { toReadable } from "#/studio/imagery/readable-color";
import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { fitLines, isRightToLeft } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printNumber } from "#/studio/marks/geometry/print-path";
import { type Draw, fill, listLines, partInReading, print, renderDisc } from "#/studio/imagery/type-posters/type-poster";

/** A catalogue card: a tab, ruled lines, and the entry in large letters. */
export const card: Draw = (input) => {
  const { setting, frame, color } = input;
  const [x, y, width, height] = frame.inner;
  const lines = fitLines(listLines(input), setting, partInReading(input, 0.14, 0.24, 0.94, 0.82), 0, 0.6);
  const rtl = isRightToLeft(setting);
  const rule = Math.max(1, height * 0.005);
  const rules = Array.from({ length: 7 }, (_, index) =>
    renderRectangle(
      x,
      y + height * (0.24 + index * 0.105),
      width,
      rule,
      color((p) => p.shade),
    ),
  );
  const margin = rtl ? x + width * 0.91 : x + width * 0.09;
  const tab = width * 0.3;
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderRectangle(
      rtl ? x : x + width - tab,
      y,
      tab,
      height * 0.12,
      color((p) => p.accent),
    )}<g stroke="${color((p) => p.accent)}" stroke-width="${printNumber(rule)}">${renderRectangle(
      x,
      y + height * 0.08,
      width,
      height * 0.92,
      color((p) => p.sheet),
    )}</g>${rules}${renderRectangle(
      margin,
      y + height * 0.08,
      rule * 1.6,
      height * 0.92,
      color((p) => p.accent),
    )}${renderDisc(
      x + width / 2,
      y + height * 0.925,
      height * 0.026,
      color((p) => p.ground),
    )}${renderFill(
      print(lines),
      color((p) => toReadable(p.onSheet, p.sheet)),
    )}`,
    zone: frame.inner,
  };
};
