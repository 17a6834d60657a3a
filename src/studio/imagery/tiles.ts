import { mix } from "#/color/mix";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import { printCellRuns } from "#/studio/imagery/cell-runs";
import { renderFlatSubject, renderOutlinedSubject, type SubjectFills } from "#/studio/imagery/flat-subject";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { Picture } from "#/studio/imagery/strategy";
import { getFittingScale, placeSubject, type PlacedSubject, type Subject } from "#/studio/imagery/subject";
import { averageTones, createToneRaster } from "#/studio/imagery/tone-raster";
import { renderRectangle, renderViewport } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, disc } from "#/studio/marks/geometry/shapes";

/** Repeats that a pattern can have. None turns a motif by a quarter around a shared centre. */
export const tileNames = [
  "half-drop",
  "checker",
  "pixel",
  "discs",
  "outline",
  "lattice",
  "toss",
  "grid",
  "fans",
  "rosette",
  "quarters",
  "stripes",
  "echo",
  "ogee",
] as const;
export type TileName = (typeof tileNames)[number];

type TileInput = { readonly subjects: readonly [Subject, ...Subject[]]; readonly color: ColorSource; readonly random: Random };

const at = ({ subjects }: TileInput, index: number): Subject => subjects[index % subjects.length] ?? subjects[0];

/** A subject in a square of the given side around a centre. */
const place = (subject: Subject, x: number, y: number, side: number, mirrored = false, degrees = 0): PlacedSubject =>
  placeSubject(subject, x, y, getFittingScale(subject, side, side), { mirrored, degrees });

const fillsOf = (color: ColorSource, isSecond: boolean): SubjectFills => ({
  body: color((p) => (isSecond ? p.accent : p.figure)),
  cut: color((p) => p.ground),
  accent: color((p) => (isSecond ? p.figure : p.accent)),
});

const createPicture = (width: number, height: number, ground: string, ...content: readonly MarkupPart[]): Picture => ({
  width,
  height,
  content: html`${renderRectangle(0, 0, width, height, ground)}${content}`,
});

/** Draws what crosses the tile's edges on both sides. */
const wrap = (
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  draw: (x: number, y: number) => Markup,
): Markup[] =>
  [-width, 0, width].flatMap((dx) =>
    [-height, 0, height].flatMap((dy) => {
      const [left, top] = [x + dx, y + dy];
      return left > -reach && left < width + reach && top > -reach && top < height + reach ? [draw(left, top)] : [];
    }),
  );

/**
 * A drawing a quarter of its height lower, and again above: what stands on the edge between two
 * repeats is whole, so a place that shows whole repeats cuts nothing.
 */
const repeatLower = (height: number, content: Markup): Markup =>
  html`
    <g transform="translate(0 ${height / 4 - height})">${content}</g>
    <g transform="translate(0 ${height / 4})">${content}</g>`;

/** The places of a half drop on its side: every second row is offset by half a cell. */
const halfDrop = (cell: number): readonly (readonly [x: number, y: number, row: 0 | 1])[] => [
  [cell / 2, cell / 2, 0],
  [0, cell * 1.5, 1],
  [cell, cell * 1.5, 1],
];

const createTileByName: Readonly<Record<TileName, (input: TileInput) => Picture>> = {
  "half-drop": (input) => {
    const { color } = input;
    const cell = 160;
    return createPicture(
      cell,
      cell * 2,
      color((p) => p.ground),
      halfDrop(cell).map(([x, y, column]) =>
        renderFlatSubject(place(at(input, column), x, y, cell * 0.7), fillsOf(color, column === 1)),
      ),
    );
  },
  checker: (input) => {
    const { color } = input;
    const cell = 150;
    const swapped = { body: color((p) => p.ground), cut: color((p) => p.figure), accent: color((p) => p.accent) };
    const cells = [0, 1, 2, 3].map((index) => {
      const [x, y] = [(index % 2) * cell, Math.floor(index / 2) * cell];
      const isDark = index === 1 || index === 2;
      return [
        isDark &&
          renderRectangle(
            x,
            y,
            cell,
            cell,
            color((p) => p.figure),
          ),
        renderFlatSubject(
          place(at(input, isDark ? 1 : 0), x + cell / 2, y + cell / 2, cell * 0.7, index === 3),
          isDark ? swapped : fillsOf(color, false),
        ),
      ];
    });
    return createPicture(
      cell * 2,
      cell * 2,
      color((p) => p.ground),
      cells,
    );
  },
  pixel: (input) => {
    const { color } = input;
    const [pixel, cells] = [8, 20];
    const cell = pixel * cells;
    const draw = (subject: Subject, x: number, y: number) => {
      const placed = place(subject, cell / 2, cell / 2, cell * 0.82);
      const { body, accent } = averageTones(createToneRaster([placed], cells * 3, cells * 3, pixel / 3), 3);
      const isSet = (values: Float64Array) => (column: number, row: number) => (values[row * cells + column] ?? 0) > 0.5;
      return renderViewport(
        x,
        y,
        cell,
        cell,
        html`<g transform="translate(${x} ${y})">
          ${renderFill(
            printCellRuns(cells, cells, pixel, isSet(body)),
            color((p) => p.figure),
          )}
          ${renderFill(
            printCellRuns(cells, cells, pixel, isSet(accent)),
            color((p) => p.accent),
          )}
        </g>`,
      );
    };
    return createPicture(
      cell * 2,
      cell * 2,
      color((p) => p.ground),
      [0, 1, 2, 3].map((index) =>
        draw(at(input, index === 1 || index === 2 ? 1 : 0), (index % 2) * cell, Math.floor(index / 2) * cell),
      ),
    );
  },
  discs: (input) => {
    const { color } = input;
    const cell = 170;
    return createPicture(
      cell,
      cell * 2,
      color((p) => p.ground),
      halfDrop(cell).map(([x, y, column]) => [
        renderFill(
          printPath([disc(x, y, cell * 0.42)], 0),
          color((p) => mix(p.ground, p.plane, 0.7)),
        ),
        renderFlatSubject(place(at(input, column), x, y, cell * 0.46), {
          ...fillsOf(color, column === 1),
          cut: color((p) => mix(p.ground, p.plane, 0.7)),
        }),
      ]),
    );
  },
  outline: (input) => {
    const { color } = input;
    const cell = 160;
    const line = color((p) => p.figure);
    return createPicture(
      cell,
      cell * 2,
      color((p) => p.ground),
      renderStrokes(
        [0, 1, 2, 3].map((index) => `M${index * 40 + 20} 0v${cell * 2}`).join("") +
          [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `M0 ${index * 40 + 20}h${cell}`).join(""),
        color((p) => mix(p.ground, p.figure, 0.1)),
        1,
      ),
      halfDrop(cell).map(([x, y, column]) =>
        renderOutlinedSubject(place(at(input, column), x, y, cell * 0.68), line, 3.4, {
          body: color((p) => p.ground),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ),
    );
  },
  lattice: (input) => {
    const { color } = input;
    const cell = 150;
    const lines = renderStrokes(
      `M0 0L${cell} ${cell}M${cell} 0L${cell * 2} ${cell}M${cell} 0L0 ${cell}M${cell * 2} 0L${cell} ${cell}`,
      color((p) => mix(p.ground, p.figure, 0.35)),
      1.4,
    );
    const subjects = [
      [cell / 2, 0, 1],
      [cell * 1.5, 0, 1],
      [0, cell / 2, 0],
      [cell, cell / 2, 0],
      [cell * 2, cell / 2, 0],
    ].map(([x = 0, y = 0, kind = 0]) =>
      renderFlatSubject(place(at(input, kind), x, y, cell * 0.46), {
        ...fillsOf(color, kind === 1),
        cut: color((p) => p.ground),
      }),
    );
    return createPicture(
      cell * 2,
      cell,
      color((p) => p.ground),
      repeatLower(cell, html`${lines}${subjects}`),
    );
  },
  toss: (input) => {
    const { color } = input;
    const side = 360;
    const places: readonly (readonly [x: number, y: number, size: number, degrees: number])[] = [
      [90, 96, 150, -12],
      [262, 60, 104, 10],
      [250, 214, 150, 8],
      [84, 268, 112, -8],
      [176, 330, 74, 14],
    ];
    return createPicture(
      side,
      side,
      color((p) => p.ground),
      places.map(([x, y, size, degrees], index) =>
        wrap(side, side, x, y, size * 0.75, (left, top) =>
          renderFlatSubject(place(at(input, index), left, top, size, false, degrees), {
            ...fillsOf(color, index % 2 === 1),
            cut: color((p) => p.ground),
          }),
        ),
      ),
    );
  },
  grid: (input) => {
    const { color } = input;
    const cell = 130;
    return createPicture(
      cell * 2,
      cell * 2,
      color((p) => p.ground),
      renderStrokes(
        `M0 0H${cell * 2}M0 ${cell}H${cell * 2}M0 0V${cell * 2}M${cell} 0V${cell * 2}`,
        color((p) => mix(p.ground, p.figure, 0.3)),
        2,
      ),
      [0, 1, 2, 3].map((index) =>
        renderFlatSubject(
          place(
            at(input, index === 1 || index === 2 ? 1 : 0),
            ((index % 2) + 0.5) * cell,
            (Math.floor(index / 2) + 0.5) * cell,
            cell * 0.62,
          ),
          fillsOf(color, index === 1 || index === 2),
        ),
      ),
    );
  },
  fans: (input) => {
    const { color } = input;
    const cell = 180;
    const renderFan = (x: number, y: number, kind: number) => [
      [0, 1, 2, 3].map((index) =>
        renderFill(
          printPath([arcBand(x, y, cell / 2 - index * 15, 0, 180, 360)], 1),
          color((p) =>
            index === 0 ? p.figure.hex : index === 1 ? mix(p.ground, p.accent, 0.4) : index === 2 ? p.accent.hex : p.ground.hex,
          ),
        ),
      ),
      renderFlatSubject(place(at(input, kind), x, y - cell * 0.11, cell * 0.2), {
        body: color((p) => p.figure),
        cut: color((p) => p.ground),
        accent: color((p) => p.accent),
      }),
    ];
    return createPicture(
      cell,
      cell,
      color((p) => p.ground),
      renderFan(cell / 2, cell * 0.5, 0),
      renderFan(0, cell, 1),
      renderFan(cell, cell, 1),
    );
  },
  rosette: (input) => {
    const { color } = input;
    const cell = 170;
    return createPicture(
      cell,
      cell * 2,
      color((p) => p.ground),
      halfDrop(cell).map(([x, y, column]) => [
        renderStrokes(
          printPath(
            Array.from({ length: 12 }, (_, index) => {
              const angle = (index / 12) * Math.PI * 2;
              return disc(x + cell * 0.16 * Math.cos(angle), y + cell * 0.16 * Math.sin(angle), cell * 0.3);
            }),
            1,
          ),
          color((p) => mix(p.ground, p.figure, 0.32)),
          1.1,
        ),
        renderFill(
          printPath([disc(x, y, cell * 0.25)], 1),
          color((p) => p.ground),
        ),
        renderFlatSubject(place(at(input, column), x, y, cell * 0.33), fillsOf(color, false)),
      ]),
    );
  },
  quarters: (input) => {
    const { color } = input;
    const cell = 140;
    const quarter = (x: number, y: number, from: number) => printPath([arcBand(x, y, cell, 0, from, from + 90)], 1);
    return createPicture(
      cell * 2,
      cell * 2,
      color((p) => p.ground),
      renderRectangle(
        cell,
        0,
        cell,
        cell,
        color((p) => p.plane),
      ),
      renderRectangle(
        0,
        cell,
        cell,
        cell,
        color((p) => p.figure),
      ),
      renderFill(
        quarter(cell * 2, cell, 180),
        color((p) => p.accent),
      ),
      renderFill(
        quarter(cell, cell * 2, 180),
        color((p) => mix(p.figure, p.ground, 0.75)),
      ),
      renderFlatSubject(place(at(input, 0), cell / 2, cell / 2, cell * 0.7), fillsOf(color, false)),
      renderFlatSubject(place(at(input, 1), cell * 1.5, cell * 1.5, cell * 0.7), fillsOf(color, true)),
    );
  },
  stripes: (input) => {
    const { color } = input;
    const cell = 160;
    const fills = fillsOf(color, false);
    const swapped = { body: color((p) => p.ground), cut: color((p) => p.figure), accent: color((p) => p.accent) };
    return createPicture(
      cell,
      cell * 2,
      color((p) => p.ground),
      renderRectangle(
        0,
        cell,
        cell,
        cell,
        color((p) => p.figure),
      ),
      renderRectangle(
        0,
        cell - 12,
        cell,
        12,
        color((p) => p.accent),
      ),
      renderFlatSubject(place(at(input, 0), cell / 2, cell * 0.47, cell * 0.68), fills),
      renderFlatSubject(place(at(input, 1), cell / 2, cell * 1.5, cell * 0.68), swapped),
    );
  },
  echo: (input) => {
    const { color } = input;
    const cell = 180;
    return createPicture(
      cell,
      cell * 2,
      color((p) => p.ground),
      halfDrop(cell).map(([x, y, column]) => [
        [0.46, 0.39, 0.32].map((radius, index) =>
          renderFill(
            printPath([disc(x, y, cell * radius)], 0),
            color((p) => (index === 0 ? p.accent : index === 1 ? p.ground : p.figure)),
          ),
        ),
        renderFlatSubject(place(at(input, column), x, y, cell * 0.38), {
          body: color((p) => p.ground),
          cut: color((p) => p.figure),
          accent: color((p) => p.accent),
        }),
      ]),
    );
  },
  ogee: (input) => {
    const { color } = input;
    const cell = 180;
    const half = cell / 2;
    const renderFrame = (x: number, y: number) =>
      renderStrokes(
        `M${x} ${y - half}C${x} ${y - half * 0.45} ${x + half} ${y - half * 0.55} ${x + half} ${y}` +
          `C${x + half} ${y + half * 0.55} ${x} ${y + half * 0.45} ${x} ${y + half}` +
          `C${x} ${y + half * 0.45} ${x - half} ${y + half * 0.55} ${x - half} ${y}` +
          `C${x - half} ${y - half * 0.55} ${x} ${y - half * 0.45} ${x} ${y - half}z`,
        color((p) => mix(p.ground, p.figure, 0.55)),
        3,
      );
    const places = [
      [cell / 2, cell / 2, 0],
      [cell * 1.5, 0, 1],
    ] as const;
    return createPicture(
      cell * 2,
      cell,
      color((p) => p.ground),
      repeatLower(
        cell,
        html`<g transform="translate(${cell / 4} 0)">${[
          places.map(([x, y]) => renderFrame(x, y)),
          renderFrame(cell * 1.5, cell),
          renderFrame(-cell / 2, 0),
          renderFrame(-cell / 2, cell),
          renderFlatSubject(place(at(input, 2), 0, 0, cell * 0.2), fillsOf(color, true)),
          renderFlatSubject(place(at(input, 2), cell, cell / 2, cell * 0.2), fillsOf(color, true)),
          places.map(([x, y, column]) =>
            renderFlatSubject(place(at(input, column), x, y, cell * 0.46, column === 1), fillsOf(color, false)),
          ),
        ]}</g>`,
      ),
    );
  },
};

/** A seamless tile of one to three subjects. */
export const createTile = (name: TileName, input: TileInput): Picture => createTileByName[name](input);
