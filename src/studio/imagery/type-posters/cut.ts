import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { fitLines, getLinesBox } from "#/studio/imagery/set-type";
import { printNumber } from "#/studio/marks/geometry/print-path";
import { type Draw, fill, listLines, onFigure, part, print, round } from "#/studio/imagery/type-posters/type-poster";

/** A block with an edge cut by hand, and traces of the gouge around the letters. */
export const cut: Draw = (input) => {
  const { setting, frame, color, random } = input;
  const [x, y, width, height] = frame.inner;
  const jitter = () => random.integer(-100, 100) * height * 0.00014;
  const corners: string[] = [];
  const steps = 14;
  const edge = (fromX: number, fromY: number, toX: number, toY: number) => {
    for (let index = 0; index < steps; index++)
      corners.push(
        `${round(fromX + ((toX - fromX) * index) / steps + jitter())} ${round(fromY + ((toY - fromY) * index) / steps + jitter())}`,
      );
  };
  edge(x, y, x + width, y);
  edge(x + width, y, x + width, y + height);
  edge(x + width, y + height, x, y + height);
  edge(x, y + height, x, y);
  const lines = fitLines(listLines(input), setting, part(frame.inner, 0.1, 0.16, 0.9, 0.84), 0.5, 0.5);
  const [left, top, w, h] = getLinesBox(lines);
  const size = height * 0.05;
  const gouges = Array.from({ length: 70 }, (): string => {
    const [gx, gy] = [x + width * (0.04 + random.integer(0, 900) / 1000), y + height * (0.05 + random.integer(0, 860) / 1000)];
    const isFree =
      gx + size < left - size * 0.3 ||
      gx > left + w + size * 0.3 ||
      gy + size * 0.4 < top - size * 0.3 ||
      gy > top + h + size * 0.5;
    return isFree
      ? `M${round(gx)} ${round(gy)}l${round(size)} ${round(size * 0.28)}l-${round(size * 0.9)}-${round(size * 0.1)}z`
      : "";
  }).join("");
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderFill(
      `M${corners.join("L")}z`,
      color((p) => p.figure),
    )}${renderFill(
      gouges,
      color(onFigure),
    )}<g stroke="${color(onFigure)}" stroke-width="${printNumber(height * 0.008)}" stroke-linejoin="bevel">${renderFill(
      print(lines),
      color(onFigure),
    )}</g>`,
    zone: frame.inner,
  };
};
