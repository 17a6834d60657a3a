import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import { traceContours } from "#/studio/imagery/contour-lines";
import { getBayerThreshold, printCellRuns } from "#/studio/imagery/cell-runs";
import { groupByLevel } from "#/studio/imagery/group-by-level";
import { createHalftoneScreen } from "#/studio/imagery/halftone-screen";
import { renderDots, renderFill, renderStrokes } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import type { Picture } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Point } from "#/studio/marks/geometry/path";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";
import { arcBand } from "#/studio/marks/geometry/shapes";

/** Quiet grounds for large areas. All tile without seams. */
export const textureNames = [
  "dots",
  "bars",
  "dither",
  "waves",
  "grid",
  "contour",
  "confetti",
  "hatch",
  "gouges",
  "rays",
  "hills",
  "lamps",
  "lines",
] as const;
export type TextureName = (typeof textureNames)[number];

const side = 240;

/** A height field of about −1…1 that repeats after the tile. */
function createRepeatingRelief(random: Random): (x: number, y: number) => number {
  const waves = Array.from({ length: 5 }, () => ({
    x: random.integer(-2, 2),
    y: random.integer(1, 2),
    shift: random.next() * Math.PI * 2,
  }));
  return (x, y) =>
    waves.reduce((sum, wave) => sum + Math.sin(((wave.x * x + wave.y * y) / side) * Math.PI * 2 + wave.shift), 0) / waves.length;
}

const drawByName: Readonly<Record<TextureName, (strong: string, weak: string, random: Random) => ReturnType<typeof html>>> = {
  dots: (strong, _, random) => {
    const land = createRepeatingRelief(random);
    const places = createHalftoneScreen(side, side, (side / 14) * Math.SQRT2).map(([x, y]) => ({
      item: [x, y] as const,
      value: 0.5 + 0.45 * land(x, y),
    }));
    return html`${groupByLevel(places, 6).map(([level, items]) => renderDots(items, level * 12, strong))}`;
  },
  bars: (strong, weak) =>
    html`${[0, 1, 2, 3].map((index) => renderRectangle(0, index * 60, side, 10 + index * 12, index % 2 === 0 ? strong : weak))}`,
  dither: (strong) =>
    renderFill(
      printCellRuns(30, 30, 8, (column, row) => Math.abs(row - 15) / 30 > getBayerThreshold(column, row)),
      strong,
    ),
  waves: (strong) =>
    renderStrokes(
      Array.from({ length: 10 }, (_, line) =>
        printSmoothLine(
          Array.from(
            { length: 17 },
            (_unused, index): Point => [
              index * 20 - 40,
              line * 24 + 12 + 9 * Math.sin(((index * 20 - 40) / side) * Math.PI * 4 + (line % 2) * Math.PI),
            ],
          ),
          false,
        ),
      ).join(""),
      strong,
      2,
    ),
  grid: (strong, weak) =>
    html`${[
      renderStrokes(
        Array.from({ length: 12 }, (_, index) => `M${index * 20} 0v${side}M0 ${index * 20}h${side}`).join(""),
        weak,
        1,
      ),
      renderStrokes([0, 1].map((index) => `M${index * 120} 0v${side}M0 ${index * 120}h${side}`).join(""), strong, 1.6),
    ]}`,
  contour: (strong, _, random) => {
    const land = createRepeatingRelief(random);
    const [columns, rows] = [33, 33];
    const values = Float64Array.from({ length: columns * rows }, (_unused, cell) =>
      land(((cell % columns) - 1.5) * 8, (Math.floor(cell / columns) - 1.5) * 8),
    );
    const data = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6].flatMap((level) =>
      traceContours({ columns, rows, values }, level).map(({ points, closed }) =>
        printSmoothLine(
          points.map(([x, y]): Point => [(x - 1.5) * 8, (y - 1.5) * 8]),
          closed,
        ),
      ),
    );
    return renderStrokes(data.join(""), strong, 1.5);
  },
  confetti: (strong, weak) =>
    html`${[
      [24, 30, 0],
      [102, 18, 1],
      [176, 54, 0],
      [58, 104, 1],
      [138, 128, 0],
      [206, 150, 1],
      [30, 178, 0],
      [98, 204, 1],
      [168, 212, 0],
    ].map(([x = 0, y = 0, kind = 0]) =>
      kind === 0 ? renderDots([[x, y]], 26, strong) : renderStrokes(`M${x} ${y}l22-22`, weak, 12),
    )}`,
  hatch: (strong) =>
    renderStrokes(Array.from({ length: 16 }, (_, index) => `M${index * 30 - side} ${side}l${side}-${side}`).join(""), strong, 2),
  gouges: (strong, _, random) => {
    const land = createRepeatingRelief(random);
    const marks: string[] = [];
    for (let row = 0; row < 12; row++) {
      for (let column = 0; column < 7; column++) {
        const x = column * (side / 7) + (row % 2) * (side / 14) + random.next() * 8;
        const y = row * 20 + random.next() * 6;
        const angle = land(x, y) * 1.1;
        const [dx, dy] = [Math.cos(angle) * 15, Math.sin(angle) * 15];
        for (const [ox, oy] of [
          [0, 0],
          [-side, 0],
          [side, 0],
          [0, -side],
          [0, side],
        ] as const) {
          const [cx, cy] = [x + ox, y + oy];
          if (cx < -24 || cx > side + 24 || cy < -24 || cy > side + 24) continue;
          const numbers = [dx * 2, dy * 2, -dx * 0.6 + dy * 0.24, -dy * 0.6 - dx * 0.24].map((value) => printNumber(value, 1));
          marks.push(
            `M${printNumber(cx - dx, 1)} ${printNumber(cy - dy, 1)}q${printNumber(dx + dy * 0.2, 1)} ` +
              `${printNumber(dy - dx * 0.2, 1)} ${numbers[0] ?? ""} ${numbers[1] ?? ""}z`,
          );
        }
      }
    }
    return html`${renderStrokes(marks.join(""), strong, 2.4)}`;
  },
  rays: (strong, weak) =>
    html`${[
      [60, 120],
      [180, 120],
      [0, 240],
      [120, 240],
      [240, 240],
    ].map(([x = 0, y = 0]) =>
      [0, 1, 2].map((index) =>
        renderFill(printPath([arcBand(x, y, 58 - index * 16, 50 - index * 16, 180, 360)], 1), index === 1 ? strong : weak),
      ),
    )}`,
  hills: (strong, weak) =>
    html`${[0, 1, 2].map((layer) => {
      const points = Array.from(
        { length: 17 },
        (_, index): Point => [
          index * 20 - 40,
          40 + layer * 80 + 16 * Math.sin(((index * 20 - 40) / side) * Math.PI * 2 * (layer === 1 ? 2 : 1) + layer),
        ],
      );
      return renderStrokes(printSmoothLine(points, false), layer === 1 ? strong : weak, layer === 1 ? 14 : 26);
    })}`,
  lamps: (strong) =>
    renderFill(
      printCellRuns(24, 24, 10, (column, row) => column % 2 === 0 && row % 2 === 0),
      strong,
    ),
  lines: (strong) =>
    renderStrokes(Array.from({ length: 15 }, (_, index) => `M0 ${index * 16 + 8}h${side}`).join(""), strong, 1.4),
};

/** A quiet seamless texture in the manner of a strategy. */
export function createTexture(name: TextureName, color: ColorSource, random: Random): Picture {
  const strong = color((p) => mix(p.ground, p.figure, 0.13));
  const weak = color((p) => mix(p.ground, p.accent, 0.13));
  const content = html`${renderRectangle(
    0,
    0,
    side,
    side,
    color((p) => p.ground),
  )}${drawByName[name](strong, weak, random)}`;
  return { width: side, height: side, content };
}
