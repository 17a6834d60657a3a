import { html } from "#/kernel/markup";
import { fill } from "#/studio/imagery/line-art";
import { mix } from "#/studio/imagery/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { symbolTile, turnedSymbol } from "#/studio/imagery/symbol-tile";
import { field } from "#/studio/imagery/window";
import { smoothLine } from "#/studio/imagery/smooth-line";
import { flatPaint, foregroundOn, paintOn } from "#/studio/marks/brand-colors";
import { coverageOf } from "#/studio/marks/geometry/coverage";
import type { Path, Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc } from "#/studio/marks/geometry/shapes";

/** The symbol's skyline: for each of 24 columns how high its ink begins, 0 (foot) to 1 (head), smoothed. */
function skyline(outline: Path): readonly number[] {
  const [columns, rows] = [24, 48];
  const { values } = coverageOf(outline, [3, 3, 42, 42], columns, rows);
  const raw = Array.from({ length: columns }, (_, column) => {
    let row = 0;
    while (row < rows && (values[row * columns + column] ?? 0) < 0.4) row++;
    return 1 - row / rows;
  });
  return raw.map(
    (_, index) => ((raw[index - 1] ?? raw[index] ?? 0) + (raw[index] ?? 0) * 2 + (raw[index + 1] ?? raw[index] ?? 0)) / 4,
  );
}

/** Layers of land, each a stretch of the symbol's own skyline, under a large low sun. */
export const layeredHorizons: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, spot, ink, paper } = colors;
  const heights = skyline(outline);
  const layers = 6;
  const ridge = (index: number): string => {
    const base = 380 + index * 96;
    const rise = 190 - index * 14;
    const stretch = 0.5 + random.next() * 0.5;
    const start = random.next() * heights.length;
    const points = Array.from({ length: 33 }, (_, at): Point => {
      const place = start + at * stretch;
      const slot = Math.floor(place);
      const bounce = (value: number) => {
        const folded = ((value % (heights.length * 2)) + heights.length * 2) % (heights.length * 2);
        return heights[folded < heights.length ? folded : heights.length * 2 - 1 - folded] ?? 0;
      };
      const height = bounce(slot) + (bounce(slot + 1) - bounce(slot)) * (place - slot);
      return [at * 40 - 40, base - (height - 0.5) * rise];
    });
    return `${smoothLine(points, false)}V${heroHeight}H-40z`;
  };
  const colorOf = (index: number) => {
    const share = index / (layers - 1);
    return share < 0.6 ? mix(paper, brand, 0.3 + share * 1.16) : mix(brand, ink, (share - 0.6) * 1.7);
  };
  const [sunX, sunY] = [random.pick([300, 820, 900]), 300];
  const hero = html`${[
    field(0, 0, heroWidth, heroHeight, mix(paper, spot, 0.16)),
    fill(printPath([disc(sunX, sunY, 190)], 0), spot.hex),
    turnedSymbol(shapes, flatPaint(foregroundOn(spot, colors).hex), sunX, sunY - 30, 210, 0),
    Array.from({ length: layers }, (_, index) => fill(ridge(index), colorOf(index))),
  ]}`;
  return {
    concept: "Layers of land, each a stretch of the symbol's own skyline.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: symbolTile(
      shapes,
      [flatPaint(foregroundOn(brand, colors).hex), paintOn(brand, colors)],
      brand.hex,
      150,
      0.66,
      [0, 0, 0, 0],
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${[field(0, 0, heroWidth, heroHeight, paper.hex), [0, 2, 4].map((index) => fill(ridge(index), mix(paper, brand, 0.04 + index * 0.012)))]}`,
    },
  };
};
