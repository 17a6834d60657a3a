import { html, type Markup } from "#/kernel/markup";
import type { ArchetypeId } from "#/model/direction";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { Picture } from "#/studio/imagery/strategy";
import { renderFill } from "#/studio/imagery/line-art";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printNumber } from "#/studio/marks/geometry/print-path";

/** What the fields of an abstract picture hold. One picture keeps to one kind. */
export const moduleNames = [
  "triangles",
  "fans",
  "bars",
  "leaves",
  "rings",
  "steps",
  "chevrons",
  "petals",
  "hourglasses",
  "quarters",
] as const;
export type ModuleName = (typeof moduleNames)[number];

/** Path data of a field's main shapes and of its second shapes, at (x, y) with a side in pixels. */
type Field = { readonly main: string; readonly second: string };
type DrawField = (x: number, y: number, side: number, turn: number) => Field;

const n = (value: number): string => printNumber(value);

/** A sector of a quarter turn with its centre in one of the four corners of a field. */
function printQuarter(x: number, y: number, side: number, corner: number, radius = side): string {
  const isRight = corner === 1 || corner === 2;
  const isLow = corner > 1;
  const [cx, cy] = [isRight ? x + side : x, isLow ? y + side : y];
  const [dx, dy] = [isRight ? -radius : radius, isLow ? -radius : radius];
  const sweep = isRight === isLow ? 1 : 0;
  return `M${n(cx)} ${n(cy)}L${n(cx + dx)} ${n(cy)}A${n(radius)} ${n(radius)} 0 0 ${sweep} ${n(cx)} ${n(cy + dy)}z`;
}

/** What lies between two quarter circles in opposite corners: a leaf. */
function printLeaf(x: number, y: number, side: number, isRising: boolean): string {
  const [fromX, toX] = isRising ? [x, x + side] : [x + side, x];
  const [fromY, toY] = [y + side, y];
  const r = n(side);
  return `M${n(fromX)} ${n(fromY)}A${r} ${r} 0 0 1 ${n(toX)} ${n(toY)}A${r} ${r} 0 0 1 ${n(fromX)} ${n(fromY)}z`;
}

const printDisc = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`;

const printPolygon = (x: number, y: number, side: number, points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([px, py]) => `${n(x + px * side)} ${n(y + py * side)}`).join("L")}z`;

/** A polygon of a unit field, turned by quarters of a turn. */
function printTurned(x: number, y: number, side: number, turn: number, points: readonly (readonly [number, number])[]): string {
  const rotate = ([px, py]: readonly [number, number]): readonly [number, number] => [1 - py, px];
  let turned = points;
  for (let step = 0; step < turn % 4; step++) turned = turned.map(rotate);
  return printPolygon(x, y, side, turned);
}

const drawField: Readonly<Record<ModuleName, DrawField>> = {
  triangles: (x, y, side, turn) => ({
    main: printTurned(x, y, side, turn, [
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
    second: "",
  }),
  fans: (x, y, side) => {
    const printHalf = (r: number) =>
      `M${n(x + side / 2 - r)} ${n(y + side)}A${n(r)} ${n(r)} 0 0 1 ${n(x + side / 2 + r)} ${n(y + side)}z`;
    return {
      main: printHalf(side / 2),
      second:
        printHalf(side * 0.26) +
        printPolygon(x, y, side, [
          [0, 0],
          [1, 0],
          [1, 0.12],
          [0, 0.12],
        ]),
    };
  },
  bars: (x, y, side, turn) => {
    const bar = (from: number, to: number) =>
      printTurned(x, y, side, turn % 2, [
        [from, 0],
        [to, 0],
        [to, 1],
        [from, 1],
      ]);
    return { main: bar(0, 0.2) + bar(0.8, 1), second: bar(0.4, 0.6) };
  },
  leaves: (x, y, side, turn) => ({ main: printLeaf(x, y, side, turn % 2 === 0), second: "" }),
  rings: (x, y, side, turn) => {
    const [cx, cy] = [x + side / 2, y + side / 2];
    return turn % 2 === 0
      ? { main: printDisc(cx, cy, side * 0.44), second: printDisc(cx, cy, side * 0.2) }
      : { main: printDisc(cx, cy, side * 0.44), second: "" };
  },
  steps: (x, y, side, turn) => ({
    main: printTurned(x, y, side, turn, [
      [0, 0],
      [0.25, 0],
      [0.25, 0.25],
      [0.5, 0.25],
      [0.5, 0.5],
      [0.75, 0.5],
      [0.75, 0.75],
      [1, 0.75],
      [1, 1],
      [0, 1],
    ]),
    second: printTurned(x, y, side, turn, [
      [0, 0.5],
      [0.25, 0.5],
      [0.25, 0.75],
      [0.5, 0.75],
      [0.5, 1],
      [0, 1],
    ]),
  }),
  chevrons: (x, y, side, turn) => {
    const chevron = (from: number) =>
      printTurned(x, y, side, turn % 2 === 0 ? 0 : 2, [
        [0, from + 0.25],
        [0.5, from],
        [1, from + 0.25],
        [1, from + 0.5],
        [0.5, from + 0.25],
        [0, from + 0.5],
      ]);
    return { main: chevron(0), second: chevron(0.5) };
  },
  petals: (x, y, side) => {
    const half = side / 2;
    return {
      main:
        printLeaf(x, y, half, false) +
        printLeaf(x + half, y, half, true) +
        printLeaf(x, y + half, half, true) +
        printLeaf(x + half, y + half, half, false),
      second: printDisc(x + half, y + half, side * 0.12),
    };
  },
  hourglasses: (x, y, side, turn) => ({
    main:
      printTurned(x, y, side, turn % 2, [
        [0, 0],
        [1, 0],
        [0.5, 0.5],
      ]) +
      printTurned(x, y, side, turn % 2, [
        [0.5, 0.5],
        [1, 1],
        [0, 1],
      ]),
    second: printDisc(x + side / 2, y + side / 2, side * 0.16),
  }),
  quarters: (x, y, side, turn) => ({
    main: printQuarter(x, y, side, turn),
    second: printQuarter(x, y, side, (turn + 2) % 4, side * 0.36),
  }),
};

const moduleLabels: Readonly<Record<ModuleName, string>> = {
  triangles: "triangles",
  fans: "fans",
  bars: "woven bars",
  leaves: "leaf shapes",
  rings: "discs and rings",
  steps: "steps",
  chevrons: "chevrons",
  petals: "four-petal forms",
  hourglasses: "hourglass shapes",
  quarters: "quarter circles",
};

/** The kinds that suit a direction of a marked character; the others can have any. */
const modulesByArchetype: Readonly<Partial<Record<ArchetypeId, readonly ModuleName[]>>> = {
  arcade: ["steps", "bars", "triangles", "hourglasses"],
  soft: ["fans", "petals", "rings", "leaves", "quarters"],
  technical: ["steps", "bars", "chevrons", "rings", "triangles"],
  luxury: ["fans", "leaves", "petals", "chevrons"],
  craft: ["leaves", "petals", "triangles", "fans", "chevrons"],
  poster: ["triangles", "quarters", "chevrons", "fans", "rings"],
  retro: ["fans", "quarters", "rings", "petals"],
};

/**
 * Kinds whose shapes go on from field to field along a row, so that a row has one set of colours.
 */
const flowing: ReadonlySet<ModuleName> = new Set(["chevrons", "fans"]);

/** Fields after which the plan of an abstract picture repeats, so that it can be a pattern. */
const period = 4;

/** A whole number from 0 to 2³² − 1 that the parts decide. */
function hash(...parts: readonly number[]): number {
  let value = 0x811c9dc5;
  for (const part of parts) {
    value = Math.imul(value ^ (part & 0xffff), 0x01000193);
    value = Math.imul(value ^ (part >>> 16), 0x01000193);
    value ^= value >>> 13;
  }
  return Math.imul(value ^ (value >>> 15), 0x85ebca6b) >>> 0;
}

/** The plan of a brand's abstract pictures: what its fields hold, and how they are turned. */
export type AbstractArt = {
  /** English, lower case, such as `a composition of rings`. */
  readonly label: string;
  readonly module: ModuleName;
  readonly key: number;
};

/** The plan that a name, a direction and a seed decide. */
export function planAbstractArt(name: string, direction: ArchetypeId, seed: number): AbstractArt {
  const key = hash(seed, ...[...name].map((sign) => sign.codePointAt(0) ?? 0));
  const modules = modulesByArchetype[direction] ?? moduleNames;
  const module = modules[key % modules.length] ?? "quarters";
  return { label: `a composition of ${moduleLabels[module]}`, module, key };
}

/** How the turns of neighbouring fields follow each other. */
const turnRules: readonly ((column: number, row: number, key: number) => number)[] = [
  (column, row) => ((column % 2) + (row % 2) * 2 === 3 ? 2 : (column % 2) + (row % 2) * 3),
  (column, row) => (column + row) % 4,
  (column, row, key) => hash(key, column, row) % 4,
  (column, row) => (column % 2 === 0 ? row % 4 : (row + 2) % 4),
];

/**
 * An abstract picture from edge to edge: square fields in the colours of a palette, some of them
 * four times as large. `cell` is the side of a small field in pixels; `shift` moves the plan by
 * fields, so that pictures of one plan show other parts of it.
 */
export function renderAbstractArt(
  { module, key }: AbstractArt,
  { width, height, cell, shift = 0 }: { width: number; height: number; cell: number; shift?: number },
  color: ColorSource,
): Picture {
  const [ground, figure, accent, plane] = [
    color((p) => p.ground),
    color((p) => p.figure),
    color((p) => p.accent),
    color((p) => p.plane),
  ];
  const schemes = [
    [ground, figure, accent],
    [figure, ground, accent],
    [ground, accent, figure],
    [accent, figure, ground],
    [plane, figure, ground],
    [figure, accent, ground],
  ] as const;
  const draw = drawField[module];
  const rule = turnRules[(key >>> 8) % turnRules.length] ?? turnRules[0];
  const fields = new Map<string, string>();
  const shapes = new Map<string, string>();
  const add = (to: Map<string, string>, fill: string, data: string) => {
    if (data !== "") to.set(fill, (to.get(fill) ?? "") + data);
  };
  const wrap = (at: number) => ((at % period) + period) % period;
  const largeAt = [hash(key, 1) % 3, hash(key, 2) % 3] as const;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const [left, top] = [
    columns * cell - width < 1 ? 0 : Math.round((width - columns * cell) / 2),
    rows * cell - height < 1 ? 0 : Math.round((height - rows * cell) / 2),
  ];
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const [c, r] = [wrap(column + shift), wrap(row + shift * 2)];
      const isFlowing = flowing.has(module);
      const inLarge = !isFlowing && c >= largeAt[0] && c < largeAt[0] + 2 && r >= largeAt[1] && r < largeAt[1] + 2;
      const isLarge = inLarge && c === largeAt[0] && r === largeAt[1];
      if (inLarge && !isLarge) continue;
      if (!isLarge && (row < 0 || column < 0)) continue;
      const side = isLarge ? cell * 2 : cell;
      const [x, y] = [left + column * cell, top + row * cell];
      const [back, main, second] =
        schemes[isLarge ? (key >>> 4) % 4 : hash(key, isFlowing ? 7 : c + 7, r + 3) % schemes.length] ?? schemes[0];
      const { main: mainData, second: secondData } = draw(x, y, side, isFlowing ? 0 : (rule?.(c, r, key) ?? 0));
      add(fields, back, `M${n(x)} ${n(y)}h${n(side)}v${n(side)}h${n(-side)}z`);
      add(shapes, `${main} 0`, mainData);
      add(shapes, `${second} 1`, secondData);
    }
  const inOrder = [...shapes].toSorted(([one], [other]) => (one.slice(-1) < other.slice(-1) ? -1 : 1));
  const content: Markup = html`${[
    renderRectangle(0, 0, width, height, ground),
    [...fields].filter(([fill]) => fill !== ground).map(([fill, data]) => renderFill(data, fill)),
    inOrder.map(([fill, data]) => renderFill(data, fill.slice(0, 7))),
  ]}`;
  return { width, height, content };
}
