import { toReadable } from "#/studio/imagery/readable-color";
import { html, type Markup } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { fitLines, isRightToLeft } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printNumber } from "#/studio/marks/geometry/print-path";
import { type Draw, fill, listLines, onFigure, partInReading, print, round } from "#/studio/imagery/type-posters/type-poster";

/** A panel as on a building: an inset line, a stripe, and words that are read from afar. */
export const sign: Draw = (input) => {
  const { frame, color, setting } = input;
  const [x, y, width, height] = frame.inner;
  const radius = round(height * 0.05);
  const inset = height * 0.045;
  const lines = fitLines(listLines(input), setting, partInReading(input, 0.11, 0.28, 0.89, 0.84), 0, 1);
  const rect = (by: number, look: Markup) =>
    html`
      <rect x="${round(x + by)}" y="${round(y + by)}" width="${round(width - by * 2)}" height="${round(height - by * 2)}"
          rx="${Math.max(2, round(radius - by / 2))}" ${look}/>`;
  const rtl = isRightToLeft(setting);
  const stripe = width * 0.2;
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${rect(0, html`fill="${color((p) => p.figure)}"`)}${rect(
      inset,
      html`fill="none" stroke="${color(onFigure)}" stroke-width="${printNumber(height * 0.009)}"`,
    )}${renderRectangle(
      rtl ? x + width * 0.89 - stripe : x + width * 0.11,
      y + height * 0.14,
      stripe,
      height * 0.045,
      color(({ accent, figure }) => toReadable(accent, figure)),
    )}${renderFill(print(lines), color(onFigure))}`,
    zone: frame.inner,
  };
};
