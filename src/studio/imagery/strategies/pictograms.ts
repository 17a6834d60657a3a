import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getFittingScale, placeSubject, type Subject } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";

const rows = 3;

/** The side of a field: the rows leave air above and below. */
const getCell = (width: number, height: number) => height * (width > height * 2 ? 0.3 : 0.25);

/** Columns of the rows and of the large field, so that no pictogram is cut. */
const getColumns = (width: number, height: number) => (width > height * 2 ? 7 : 3);

/** Rows of equal pictograms around one that is large. */
export const pictograms: ImageryStrategy = {
  describe: (subject) => `${subject}, large among rows of its pictogram.`,
  compositions: ["trio", "pair", "solo"],
  tile: "grid",
  texture: "grid",
  isWhole: true,
  getZone: ({ width, height }) => {
    const cell = getCell(width, height);
    const [w, h] = [cell * getColumns(width, height), cell * rows];
    return [(width - w) / 2, (height - h) / 2, w, h];
  },
  draw: ({ arrangement: { subjects, width, height, main }, color, random }) => {
    const cell = getCell(width, height);
    const top = (height - cell * rows) / 2;
    const columns = getColumns(width, height);
    const size = columns === 3 ? 2 : 3;
    const shiftX = (width - columns * cell) / 2;
    const bigColumn = columns === 3 ? random.integer(0, 1) : 2;
    const bigRow = columns === 3 ? random.integer(0, 1) : 0;
    const marked = random.integer(0, 6);
    const kinds = [...new Map(subjects.map(({ subject }) => [subject.id, subject])).values()];
    const others: readonly Subject[] = kinds.length > 1 ? kinds.filter(({ id }) => id !== main.subject.id) : [main.subject];
    const marks = [];
    const [ground, figure, accent] = [color((p) => p.ground), color((p) => p.figure), color((p) => p.accent)];
    const band = color((p) => p.plane);
    const bright = color((p) => p.figure);
    for (let row = 0; row < rows; row++) {
      const subject = others[row % others.length] ?? main.subject;
      if (row % 2 === 1) marks.push(renderRectangle(0, top + row * cell, width, cell, band));
      for (let column = 0; column < columns; column++) {
        const x = shiftX + column * cell;
        const isCovered = column >= bigColumn && column < bigColumn + size && row >= bigRow && row < bigRow + size;
        if (isCovered) continue;
        const placed = placeSubject(
          subject,
          x + cell / 2,
          top + (row + 0.5) * cell,
          getFittingScale(subject, cell * 0.6, cell * 0.62),
        );
        const isMarked = (column + row * 2) % 7 === marked;
        marks.push(
          renderFlatSubject(placed, {
            body: isMarked ? accent : row % 2 === 1 ? bright : figure,
            cut: row % 2 === 1 ? band : ground,
            accent: isMarked ? figure : accent,
          }),
        );
      }
    }
    const large = placeSubject(
      main.subject,
      shiftX + (bigColumn + size / 2) * cell,
      top + (bigRow + size / 2) * cell,
      getFittingScale(main.subject, cell * size * 0.74, cell * size * 0.74),
    );
    return html`${[
      renderRectangle(0, 0, width, height, ground),
      marks,
      renderRectangle(shiftX + bigColumn * cell, top + bigRow * cell, cell * size, cell * size, figure),
      renderFlatSubject(large, { body: ground, cut: figure, accent }),
    ]}`;
  },
};
