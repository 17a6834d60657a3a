import { html } from "#/kernel/markup";
import { printCellRuns } from "#/studio/imagery/cell-runs";
import { renderFill } from "#/studio/imagery/line-art";
import { fitLines } from "#/studio/imagery/set-type";
import { createMask } from "#/studio/marks/geometry/mask";
import { type Draw, fill, ink, listLines, part, round } from "#/studio/imagery/type-posters/type-poster";

/** Cells across the letters of a word: dense scripts need more to be read. */
const [plainCells, denseCells] = [16, 30] as const;

/** Letters in square cells, with a shadow of cells. */
export const pixel: Draw = (input) => {
  const { fact, setting, frame, color } = input;
  const lines = fitLines(listLines(input), setting, part(frame.inner, 0.02, 0.08, 0.96, 0.92), 0.5, 0.5);
  const isPlain = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s]+$/u.test(fact.text);
  const lineHeight = Math.max(...lines.map(({ box }) => box[3]));
  const cell = Math.max(3, round(lineHeight / (isPlain ? plainCells : denseCells)));
  const side = Math.max(frame.width, frame.height);
  const size = Math.ceil(side / cell);
  const mask = createMask(
    lines.flatMap(({ path }) => path),
    size,
    [0, 0, size * cell, size * cell],
  );
  const isSet = (column: number, row: number) => column >= 0 && row >= 0 && mask.cells[row * size + column] === 1;
  const [columns, rows] = [Math.ceil(frame.width / cell), Math.ceil(frame.height / cell)];
  const shadow = printCellRuns(columns, rows, cell, (column, row) => isSet(column - 1, row - 1) && !isSet(column, row));
  const dots = printCellRuns(columns, rows, cell, (column, row) => (column * 7 + row * 13) % 61 === 0 && !isSet(column, row));
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderFill(
      dots,
      color((p) => p.shade),
    )}${renderFill(
      shadow,
      color((p) => p.accent),
    )}${renderFill(printCellRuns(columns, rows, cell, isSet), color(ink))}`,
    zone: frame.inner,
  };
};
