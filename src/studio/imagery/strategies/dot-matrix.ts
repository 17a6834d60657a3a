import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getPaintOn } from "#/studio/marks/brand-colors";
import { computeCoverage } from "#/studio/marks/geometry/coverage";

const cell = 20;
const lampSize = 16;

/** Path data of the lamps at grid positions, as small squares. */
const printLamps = (places: readonly (readonly [number, number])[], size: number) =>
  places
    .map(([column, row]) => `M${column * cell + (cell - size) / 2} ${row * cell + (cell - size) / 2}h${size}v${size}h-${size}z`)
    .join("");

/** A lamp display: the symbol lit in steps of one ramp, with a trailing afterimage. */
export const dotMatrix: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, ink, paper } = colors;
  const [columns, rows] = [heroWidth / cell, heroHeight / cell];
  const drift = random.pick([-1, 1]);
  const computeLitFrame = (offset: number) =>
    computeCoverage(outline, [24 - 30 - offset * drift, 24 - 22.5 - offset * 0.5, 60, 45], columns, rows).values;
  const frames = [0, 3, 6, 9, 12].map(computeLitFrame);
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
  const paint = getPaintOn(ink, colors);
  const ramp = [
    mix(paper, brand, 0.2),
    paint.brand,
    mix(ink, brand, 0.75),
    mix(ink, brand, 0.55),
    mix(ink, brand, 0.4),
    mix(ink, brand, 0.3),
  ];
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, ink.hex),
    renderFill(
      printLamps(
        (groups[6] ?? []).filter(([column, row]) => (column + row) % 2 === 0),
        4,
      ),
      mix(ink, paper, 0.16),
    ),
    ramp.map((color, index) => renderFill(printLamps(groups[index] ?? [], lampSize), index === 0 ? paint.spot : color)),
  ]}`;
  const quiet = Array.from({ length: 30 * 22 }, (_, index) => [(index % 30) * 2, Math.floor(index / 30) * 2] as const);
  return {
    concept: "A lamp display on which the symbol moves and leaves a trail.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(shapes, [createFlatPaint(paint.brand), createFlatPaint(mix(ink, brand, 0.5))], ink.hex, 80, 0.7),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}${renderFill(printLamps(quiet, 6), mix(paper, ink, 0.07))}`,
    },
  };
};
