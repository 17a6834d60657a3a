import { html } from "#/kernel/markup";
import { fill } from "#/studio/imagery/line-art";
import { mix } from "#/studio/imagery/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { halfDropTile, turnedSymbol } from "#/studio/imagery/symbol-tile";
import { field } from "#/studio/imagery/window";
import { smoothLine } from "#/studio/imagery/smooth-line";
import { flatPaint, foregroundOn, paintOn } from "#/studio/marks/brand-colors";
import { coverageOf } from "#/studio/marks/geometry/coverage";
import type { Path, Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc } from "#/studio/marks/geometry/shapes";

/** The symbol's weight along its width: how much ink each of 24 columns bears, from 0 (the least) to 1 (the most), smoothed. */
function profileOf(outline: Path): readonly number[] {
  const [columns, rows] = [24, 48];
  const { values } = coverageOf(outline, [3, 3, 42, 42], columns, rows);
  const raw = Array.from({ length: columns }, (_, column) => {
    let sum = 0;
    for (let row = 0; row < rows; row++) sum += values[row * columns + column] ?? 0;
    return sum;
  });
  const smooth = raw.map(
    (_, index) => ((raw[index - 1] ?? raw[index] ?? 0) + (raw[index] ?? 0) * 2 + (raw[index + 1] ?? raw[index] ?? 0)) / 4,
  );
  const [least, most] = [Math.min(...smooth), Math.max(...smooth)];
  return smooth.map((value) => (value - least) / Math.max(1, most - least));
}

/** Layers of land, whose ridges follow the symbol's own profile, under a large low sun. */
export const layeredHorizons: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, spot, ink, paper } = colors;
  const heights = profileOf(outline);
  const layers = 6;
  const ridge = (index: number): string => {
    const base = 470 + index * 82;
    const rise = 210 - index * 18;
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
  const [sunX, sunY] = [random.pick([320, 800, 880]), 270];
  const hero = html`${[
    field(0, 0, heroWidth, heroHeight, mix(paper, spot, 0.16)),
    fill(printPath([disc(sunX, sunY, 200)], 0), spot.hex),
    turnedSymbol(shapes, flatPaint(foregroundOn(spot, colors).hex), sunX, sunY - 20, 210, 0),
    Array.from({ length: layers }, (_, index) => fill(ridge(index), colorOf(index))),
  ]}`;
  return {
    concept: "Layers of land whose ridges follow the symbol's own profile.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: halfDropTile(shapes, [flatPaint(foregroundOn(brand, colors).hex), paintOn(brand, colors)], brand.hex, 130, 0.78),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${[field(0, 0, heroWidth, heroHeight, paper.hex), [0, 2, 4].map((index) => fill(ridge(index), mix(paper, brand, 0.04 + index * 0.012)))]}`,
    },
  };
};
