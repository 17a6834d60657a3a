import { html } from "#/kernel/markup";
import { fill } from "#/studio/imagery/line-art";
import { mix } from "#/studio/imagery/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { halfDropTile } from "#/studio/imagery/symbol-tile";
import { field } from "#/studio/imagery/window";
import { flatPaint, paintOn } from "#/studio/marks/brand-colors";
import { coverageOf } from "#/studio/marks/geometry/coverage";

const cell = 20;
const lamp = 16;

/** Lamps at grid places, as small squares. */
const lamps = (places: readonly (readonly [number, number])[], size: number) =>
  places
    .map(([column, row]) => `M${column * cell + (cell - size) / 2} ${row * cell + (cell - size) / 2}h${size}v${size}h-${size}z`)
    .join("");

/** A board of lamps: the symbol lit in steps of one ramp, its afterimage trailing behind it. */
export const dotMatrix: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, ink, paper } = colors;
  const [columns, rows] = [heroWidth / cell, heroHeight / cell];
  const drift = random.pick([-1, 1]);
  const lit = (offset: number) =>
    coverageOf(outline, [24 - 30 - offset * drift, 24 - 22.5 - offset * 0.5, 60, 45], columns, rows).values;
  const frames = [0, 3, 6, 9, 12].map(lit);
  const groups = Array.from({ length: 7 }, (): (readonly [number, number])[] => []);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const first = frames.findIndex((frame) => (frame[at] ?? 0) > 0.5);
      const high = first === 0 && (frames[0]?.[at - columns] ?? 0) <= 0.5;
      const group = first < 0 ? 6 : high ? 0 : first + 1;
      groups[group]?.push([column, row]);
    }
  }
  const paint = paintOn(ink, colors);
  const ramp = [
    mix(paper, brand, 0.2),
    paint.brand,
    mix(ink, brand, 0.75),
    mix(ink, brand, 0.55),
    mix(ink, brand, 0.4),
    mix(ink, brand, 0.3),
  ];
  const hero = html`${[
    field(0, 0, heroWidth, heroHeight, ink.hex),
    fill(
      lamps(
        (groups[6] ?? []).filter(([column, row]) => (column + row) % 2 === 0),
        4,
      ),
      mix(ink, paper, 0.16),
    ),
    ramp.map((color, index) => fill(lamps(groups[index] ?? [], lamp), index === 0 ? paint.spot : color)),
  ]}`;
  const quiet = Array.from({ length: 30 * 22 }, (_, index) => [(index % 30) * 2, Math.floor(index / 30) * 2] as const);
  return {
    concept: "A board of lamps on which the symbol moves and leaves its trail.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: halfDropTile(shapes, [flatPaint(paint.brand), flatPaint(mix(ink, brand, 0.5))], ink.hex, 80, 0.7),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${field(0, 0, heroWidth, heroHeight, paper.hex)}${fill(lamps(quiet, 6), mix(paper, ink, 0.07))}`,
    },
  };
};
