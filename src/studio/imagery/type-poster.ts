import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import { oklchColor } from "#/color/oklch";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { ArchetypeId } from "#/model/direction";
import { printCellRuns } from "#/studio/imagery/cell-runs";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { PicturePalette } from "#/studio/imagery/picture-palette";
import {
  breakIntoLines,
  fitLines,
  getLinesBox,
  isRightToLeft,
  justifyLines,
  type SetLine,
  type TypeSetting,
} from "#/studio/imagery/set-type";
import type { TypeFact } from "#/studio/imagery/type-facts";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { createMask } from "#/studio/marks/geometry/mask";
import type { Path } from "#/studio/marks/geometry/path";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";

/** Ways to compose a picture of words, each with its own idea of scale. */
export const typePosterNames = [
  "flush",
  "stack",
  "air",
  "cut",
  "dimension",
  "stencil",
  "pixel",
  "stickers",
  "card",
  "figures",
  "sign",
] as const;
export type TypePosterName = (typeof typePosterNames)[number];

/** The compositions of each direction; the seed begins with one of them. */
export const typePostersByArchetype: Readonly<Record<ArchetypeId, readonly [TypePosterName, ...TypePosterName[]]>> = {
  swiss: ["flush", "stack", "air"],
  editorial: ["air", "flush", "figures"],
  brutalist: ["stack", "flush", "stencil"],
  soft: ["stickers", "air", "sign"],
  technical: ["dimension", "figures", "flush"],
  luxury: ["air", "sign", "figures"],
  playful: ["stickers", "stack", "sign"],
  civic: ["sign", "flush", "figures"],
  industrial: ["stencil", "sign", "dimension"],
  craft: ["cut", "card", "air"],
  retro: ["sign", "stack", "cut"],
  scientific: ["dimension", "card", "air"],
  ledger: ["figures", "air", "card"],
  poster: ["stack", "flush", "sign"],
  arcade: ["pixel", "stack", "sign"],
  archive: ["card", "air", "figures"],
};

/** What a composition draws: words in a frame, of which every crop keeps `inner`. */
export type TypePosterInput = {
  readonly fact: TypeFact;
  readonly setting: TypeSetting;
  readonly frame: { readonly width: number; readonly height: number; readonly inner: Box };
  readonly color: ColorSource;
  readonly random: Random;
};

/** A drawing of words with what a crop has to keep of it. */
export type TypePoster = { readonly content: Markup; readonly zone: Box };

/** Contrast of large letters, as WCAG asks for it. */
const leastContrast = 3;
/** Grounds that are lighter carry dark letters with more contrast than light ones. */
const turningLuminance = 0.179;

/** A colour in its own hue, as much lighter or darker as letters on a ground need. */
export function toReadable(color: Color, ground: Color): Color {
  const isDown = luminance(ground) > turningLuminance;
  let own = color;
  // Away from the ground: a pale colour on a light one turns dark.
  for (let step = 0; step < 40 && contrast(own, ground) < leastContrast; step++)
    own = oklchColor(Math.min(0.99, Math.max(0.05, own.l + (isDown ? -0.03 : 0.03))), own.c * 0.98, own.h);
  return own;
}

const inkOn = (choose: (palette: PicturePalette) => Color) => (palette: PicturePalette) =>
  toReadable(palette.figure, choose(palette));
const ink = inkOn(({ ground }) => ground);
const second = ({ accent, ground }: PicturePalette) => toReadable(accent, ground);
/** Letters on a field of the figure's colour. */
const onFigure = ({ figure, ground }: PicturePalette) => toReadable(ground, figure);
const onAccent = ({ accent, figure, ground }: PicturePalette) =>
  toReadable(contrast(figure, accent) > contrast(ground, accent) ? figure : ground, accent);

const print = (lines: readonly SetLine[]): string =>
  printPath(
    lines.flatMap(({ path }) => path),
    1,
  );
const printOne = (path: Path): string => printPath(path, 1);

const fill = ({ frame: { width, height } }: TypePosterInput, color: string): Markup =>
  renderRectangle(0, 0, width, height, color);
const round = (value: number): number => Math.round(value);
const renderDisc = (x: number, y: number, radius: number, color: string): Markup =>
  html`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"/>`;

/** From this aspect on a frame is so wide that one line fills it best. */
const wideAspect = 2;

/** The lines of a fact: its figures and its unit are lines of their own. */
function listLines({ fact: { kind, text, figures, unit }, frame: { inner } }: TypePosterInput): readonly string[] {
  if (inner[2] / inner[3] > wideAspect) return [text];
  return kind === "words" ? breakIntoLines(text) : unit === "" ? [figures] : [figures, unit];
}

/** Part of a box, as shares of its sides. */
const part = ([x, y, width, height]: Box, left: number, top: number, right: number, bottom: number): Box => [
  x + width * left,
  y + height * top,
  width * (right - left),
  height * (bottom - top),
];

/** The same part of a box as seen in the direction of reading. */
const partInReading = (input: TypePosterInput, left: number, top: number, right: number, bottom: number): Box =>
  isRightToLeft(input.setting)
    ? part(input.frame.inner, 1 - right, top, 1 - left, bottom)
    : part(input.frame.inner, left, top, right, bottom);

/** Figures large and their unit small, or the words as large as a box allows. */
function setFact(input: TypePosterInput, box: Box, across: number, down: number) {
  const { fact, setting } = input;
  const [x, y, width, height] = box;
  if (fact.kind !== "number" || fact.unit === "")
    return { main: fitLines(listLines(input), setting, box, across, down), small: [] };
  const smallHeight = height * 0.2;
  const main = fitLines([fact.figures], setting, [x, y, width, height * 0.72], across, 0);
  const [, top, , tall] = getLinesBox(main);
  const below = top + tall + height * 0.08;
  return { main, small: fitLines([fact.unit], setting, [x, below, width, smallHeight], across, 0) };
}

type Draw = (input: TypePosterInput) => TypePoster;

/** Flush at one side and the foot of the frame, which cuts the last of it; a heavy bar goes off the other side. */
const flush: Draw = (input) => {
  const { fact, setting, frame, color } = input;
  const [x, y, width, height] = frame.inner;
  const bar = height * 0.075;
  const hasUnit = fact.kind === "number" && fact.unit !== "";
  const lines = hasUnit ? [fact.figures] : listLines(input);
  const main = fitLines(lines, setting, [x, y + height * (hasUnit ? 0.34 : 0.2), width, height * (hasUnit ? 0.66 : 0.8)], 0, 1);
  const small = hasUnit ? fitLines([fact.unit], setting, [x, y + height * 0.15, width, height * 0.13], 0, 0) : [];
  const rtl = isRightToLeft(setting);
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderRectangle(
      rtl ? 0 : x,
      y,
      rtl ? x + width : frame.width - x,
      bar,
      color((p) => p.accent),
    )}${renderFill(print(main), color(ink))}${renderFill(print(small), color(ink))}`,
    zone: frame.inner,
  };
};

/** Lines that each fill the width, on bands of different colours from edge to edge. */
const stack: Draw = (input) => {
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

/** A word with much room, and a hairline that goes off the frame. */
const air: Draw = (input) => {
  const { frame, setting, color } = input;
  const [x, y, width, height] = frame.inner;
  const { main, small } = setFact(input, partInReading(input, 0, 0.26, 0.86, 0.9), 0, 1);
  const hairline = Math.max(1.5, height * 0.006);
  const rtl = isRightToLeft(setting);
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderRectangle(rtl ? 0 : x, y + height * 0.1, rtl ? x + width : frame.width - x, hairline, color(ink))}${renderFill(
      print(main),
      color(ink),
    )}${renderFill(print(small), color(ink))}`,
    zone: frame.inner,
  };
};

/** A block with an edge cut by hand, and traces of the gouge around the letters. */
const cut: Draw = (input) => {
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

/** Letters as a drawing with their measures: guides, extension lines and arrows. */
const dimension: Draw = (input) => {
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

/** Counters below this share of their letter's height hold without a bridge. */
const leastCounter = 0.2;

/** The bridges that hold the counters of letters in a stencil: upright through the middle of each. */
function listBridges({ path, box: [, , , tall] }: SetLine): readonly Box[] {
  const boxes = path.flatMap((contour) => {
    const box = getBounds([contour]);
    return box === undefined ? [] : [box];
  });
  const width = tall * 0.045;
  return boxes.flatMap((inner) => {
    const [x, y, w, h] = inner;
    const outer = boxes.find(
      (other) => other !== inner && other[0] < x && other[1] < y && other[0] + other[2] > x + w && other[1] + other[3] > y + h,
    );
    if (outer === undefined || h < outer[3] * leastCounter) return [];
    return [[x + w / 2 - width / 2, outer[1] - 1, width, outer[3] + 2] as const];
  });
}

/** Letters sprayed through a stencil, with its bridges, above a band of stripes. */
const stencil: Draw = (input) => {
  const { setting, frame, color } = input;
  const [x, y, width, height] = frame.inner;
  const band = height * 0.16;
  const lines = fitLines(listLines(input), setting, [x, y, width, height - band * 1.5], 0, 0.5);
  const bridges = lines.flatMap(listBridges).map(([left, top, w, h]) =>
    renderRectangle(
      left,
      top,
      w,
      h,
      color((p) => p.ground),
    ),
  );
  const top = round(y + height - band);
  const side = round(band);
  const stripes = Array.from(
    { length: Math.ceil(frame.width / side) + 2 },
    (_, index) => `M${(index - 1) * side} ${top + side}l${side}-${side}h${round(side / 2)}l-${side} ${side}z`,
  ).join("");
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderFill(print(lines), color(ink))}${bridges}${renderRectangle(
      0,
      top,
      frame.width,
      frame.height - top,
      color(ink),
    )}${renderFill(
      stripes,
      color((p) => p.accent),
    )}${renderRectangle(0, top + side, frame.width, frame.height - top - side, color(ink))}`,
    zone: frame.inner,
  };
};

/** Cells across the letters of a word: dense scripts need more to be read. */
const [plainCells, denseCells] = [16, 30] as const;

/** Letters in square cells, with a shadow of cells. */
const pixel: Draw = (input) => {
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

/** Each line on a rounded field of its own, a little turned. */
const stickers: Draw = (input) => {
  const { setting, frame, color, random } = input;
  const [x, y, width, height] = frame.inner;
  const texts = listLines(input);
  const lines = fitLines(texts, setting, part(frame.inner, 0.12, 0.16, 0.88, 0.84), 0.5, 0.5, 0.62);
  const looks = [
    [color((p) => p.figure), color(onFigure)],
    [color((p) => p.accent), color(onAccent)],
  ] as const;
  const turn = random.pick([-1, 1]);
  const discs = [0, 1].map((index) => {
    const radius = height * (0.3 - index * 0.13);
    const [cx, cy] = index === 0 ? [x + width * 0.1, y + height * 0.9] : [x + width * 0.9, y + height * 0.12];
    const tone = color((p) => (index === 0 ? p.plane : p.accent));
    return renderDisc(cx, cy, radius, tone);
  });
  const drawn = lines.map(({ path, box: [left, top, w, h] }, index) => {
    const [ground, letters] = looks[(index + (lines.length > 1 ? 0 : random.integer(0, 1))) % 2] ?? looks[0];
    const pad = Math.min(h * 0.32, height * 0.12);
    const degrees = turn * (index % 2 === 0 ? -5 : 3);
    return html`
      <g transform="rotate(${degrees} ${round(left + w / 2)} ${round(top + h / 2)})">
        <rect x="${round(left - pad * 1.3)}" y="${round(top - pad)}" width="${round(w + pad * 2.6)}" height="${round(h + pad * 2)}"
            rx="${round(Math.min(h / 2 + pad, height * 0.16))}" fill="${ground}"/>
        ${renderFill(printOne(path), letters)}
      </g>`;
  });
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${discs}${drawn}`,
    zone: frame.inner,
  };
};

/** A catalogue card: a tab, ruled lines, and the entry in large letters. */
const card: Draw = (input) => {
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

/** Figures or words on the rules of a ledger, with a double line below. */
const figures: Draw = (input) => {
  const { frame, color, fact } = input;
  const { main, small } = setFact(input, part(frame.inner, 0, 0.12, 1, 0.84), fact.kind === "number" ? 1 : 0, 1);
  const [, y, , height] = frame.inner;
  const [, top, , tall] = getLinesBox([...main, ...small]);
  const rule = Math.max(1, height * 0.005);
  const count = 9;
  const rules = Array.from({ length: count }, (_, index) =>
    renderRectangle(
      0,
      y + (height * index) / (count - 1),
      frame.width,
      rule,
      color((p) => p.shade),
    ),
  );
  const foot = top + tall + height * 0.06;
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${rules}${[0, 1].map((index) =>
      renderRectangle(0, foot + index * height * 0.022, frame.width, rule * 1.6, color(second)),
    )}${renderFill(print(main), color(ink))}${renderFill(print(small), color(ink))}`,
    zone: frame.inner,
  };
};

/** A panel as on a building: an inset line, a stripe, and words that are read from afar. */
const sign: Draw = (input) => {
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

const drawByName: Readonly<Record<TypePosterName, Draw>> = {
  flush,
  stack,
  air,
  cut,
  dimension,
  stencil,
  pixel,
  stickers,
  card,
  figures,
  sign,
};

/** Space that every crop keeps around what is drawn, as a share of the height. */
const marginShare = 0.07;

/** Draws a fact of the brief as large type. */
export function drawTypePoster(name: TypePosterName, input: TypePosterInput): TypePoster {
  const [x, y, width, height] = input.frame.inner;
  const margin = Math.min(width, height) * marginShare;
  const inner: Box = [x + margin, y + margin, width - margin * 2, height - margin * 2];
  return { ...drawByName[name]({ ...input, frame: { ...input.frame, inner } }), zone: input.frame.inner };
}
