import { mix } from "#/color/mix";
import { html, type Markup } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getFittingScale, placeSubject } from "#/studio/imagery/subject";
import { renderRectangle, renderViewport } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, disc } from "#/studio/marks/geometry/shapes";

const isWide = (width: number, height: number) => width > height * 2;

/** The side of a field: the large subject takes up four of them. */
const getCell = (width: number, height: number) => height * (isWide(width, height) ? 0.46 : 0.25);

/** A quilt of square fields: one large subject, small ones, and quarter and half discs. */
export const quilt: ImageryStrategy = {
  describe: (subject) => `${subject} in a quilt of square fields and quarter discs.`,
  compositions: ["trio", "pair", "solo"],
  tile: "quarters",
  texture: "grid",
  isWhole: true,
  getZone: ({ width, height }) => {
    const cell = getCell(width, height);
    const w = cell * (isWide(width, height) ? 4 : 3);
    const h = cell * (isWide(width, height) ? 2 : 3);
    return [(width - w) / 2, (height - h) / 2, w, h];
  },
  draw: ({ arrangement: { subjects, width, height, main }, color, random }) => {
    const cell = getCell(width, height);
    const wide = isWide(width, height);
    // An odd number of columns keeps the three of the zone whole, an even number the four.
    const columns = wide ? Math.ceil(width / cell / 2) * 2 : 2 * Math.ceil((width / cell - 1) / 2) + 1;
    const rows = wide ? 4 : 5;
    const [shiftX, shiftY] = [(width - columns * cell) / 2, (height - rows * cell) / 2];
    const [first, firstRow] = [(columns - (wide ? 4 : 3)) / 2, 1];
    const bigColumn = first + (wide ? 1 : random.integer(0, 1));
    const bigRow = firstRow + (wide ? 0 : random.integer(0, 1));
    const isInZone = (column: number, row: number) =>
      column >= first && column < columns - first && row >= firstRow && row < rows - firstRow;
    const kinds = [...new Map(subjects.map(({ subject }) => [subject.id, subject])).values()];
    const others = kinds.length > 1 ? kinds.filter(({ id }) => id !== main.subject.id) : kinds;
    const schemes = [
      { ground: color((p) => p.plane), shape: color((p) => p.figure), accent: color((p) => p.accent) },
      { ground: color((p) => p.figure), shape: color((p) => p.ground), accent: color((p) => p.accent) },
      { ground: color((p) => p.accent), shape: color((p) => mix(p.ground, p.figure, 0.04)), accent: color((p) => p.figure) },
      { ground: color((p) => p.shade), shape: color((p) => p.accent), accent: color((p) => p.figure) },
    ];
    const start = random.integer(0, 3);
    const cells: Markup[] = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (column >= bigColumn && column < bigColumn + 2 && row >= bigRow && row < bigRow + 2) continue;
        const [x, y] = [shiftX + column * cell, shiftY + row * cell];
        const index = row * columns + column;
        const scheme = schemes[(index + row + start) % schemes.length] ?? schemes[0];
        if (scheme === undefined) continue;
        const kind = isInZone(column, row) ? (column + row) % 2 : 1 + ((index * 5 + row + start) % 2);
        const subject = others[index % others.length];
        const corner = (index + start) % 4;
        const content =
          kind === 0 && subject !== undefined
            ? renderFlatSubject(
                placeSubject(subject, x + cell / 2, y + cell / 2, getFittingScale(subject, cell * 0.66, cell * 0.66)),
                {
                  body: scheme.shape,
                  cut: scheme.ground,
                  accent: scheme.accent,
                },
              )
            : kind === 1
              ? renderFill(
                  printPath(
                    [
                      arcBand(
                        x + (corner % 3 === 0 ? 0 : cell),
                        y + (corner < 2 ? 0 : cell),
                        cell,
                        0,
                        corner * 90,
                        corner * 90 + 90,
                      ),
                    ],
                    0,
                  ),
                  scheme.shape,
                )
              : renderFill(printPath([disc(x + cell / 2, y + cell / 2, cell * 0.34)], 0), scheme.accent);
        cells.push(renderViewport(x, y, cell, cell, html`${renderRectangle(x, y, cell, cell, scheme.ground)}${content}`));
      }
    }
    const [x, y] = [shiftX + bigColumn * cell, shiftY + bigRow * cell];
    const big = placeSubject(main.subject, x + cell, y + cell, getFittingScale(main.subject, cell * 1.6, cell * 1.6));
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      cells,
      renderRectangle(
        x,
        y,
        cell * 2,
        cell * 2,
        color((p) => p.ground),
      ),
      renderFlatSubject(big, { body: color((p) => p.figure), cut: color((p) => p.ground), accent: color((p) => p.accent) }),
    ]}`;
  },
};
