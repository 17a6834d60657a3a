import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile, renderRotatedSymbol } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import { createFlatPaint, getForegroundOn, getPaintOn } from "#/studio/marks/brand-colors";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import type { Path, Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc } from "#/studio/marks/geometry/shapes";

/** The share of ink in each of 24 columns of the symbol, normalized to 0–1 and smoothed. */
function measureProfile(outline: Path): readonly number[] {
  const [columns, rows] = [24, 48];
  const { values } = computeCoverage(outline, [3, 3, 42, 42], columns, rows);
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

/** Layers of hills whose ridges follow the symbol's profile, below a large low sun. */
export const layeredHorizons: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, spot, ink, paper } = colors;
  const heights = measureProfile(outline);
  const layers = 6;
  const printRidge = (index: number): string => {
    const base = 470 + index * 82;
    const rise = 210 - index * 18;
    const stretch = 0.5 + random.next() * 0.5;
    const start = random.next() * heights.length;
    const points = Array.from({ length: 33 }, (_, at): Point => {
      const position = start + at * stretch;
      const slot = Math.floor(position);
      const getMirroredHeight = (value: number) => {
        const folded = ((value % (heights.length * 2)) + heights.length * 2) % (heights.length * 2);
        return heights[folded < heights.length ? folded : heights.length * 2 - 1 - folded] ?? 0;
      };
      const height = getMirroredHeight(slot) + (getMirroredHeight(slot + 1) - getMirroredHeight(slot)) * (position - slot);
      return [at * 40 - 40, base - (height - 0.5) * rise];
    });
    return `${printSmoothLine(points, false)}V${heroHeight}H-40z`;
  };
  const getLayerColor = (index: number) => {
    const share = index / (layers - 1);
    return share < 0.6 ? mix(paper, brand, 0.3 + share * 1.16) : mix(brand, ink, (share - 0.6) * 1.7);
  };
  const [sunX, sunY] = [random.pick([320, 800, 880]), 270];
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, mix(paper, spot, 0.16)),
    renderFill(printPath([disc(sunX, sunY, 200)], 0), spot.hex),
    renderRotatedSymbol(shapes, createFlatPaint(getForegroundOn(spot, colors).hex), sunX, sunY - 20, 210, 0),
    Array.from({ length: layers }, (_, index) => renderFill(printRidge(index), getLayerColor(index))),
  ]}`;
  return {
    concept: "Layers of hills whose ridges follow the symbol's profile.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(getForegroundOn(brand, colors).hex), getPaintOn(brand, colors)],
      brand.hex,
      130,
      0.78,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${[
          renderRectangle(0, 0, heroWidth, heroHeight, paper.hex),
          [0, 2, 4].map((index) => renderFill(printRidge(index), mix(paper, brand, 0.04 + index * 0.012))),
        ]}`,
    },
  };
};
