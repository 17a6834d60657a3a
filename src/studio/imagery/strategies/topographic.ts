import { html } from "#/kernel/markup";
import { traceContours } from "#/studio/imagery/contour-lines";
import { createDistanceField } from "#/studio/imagery/distance-field";
import { renderStrokes } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { createRelief } from "#/studio/imagery/relief";
import { printSmoothLine, thinPoints } from "#/studio/imagery/smooth-line";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile, renderRotatedSymbol } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getPaintOn, getStrongColorOn } from "#/studio/marks/brand-colors";

const step = 12;

/** A contour map on which the symbol is high ground. */
export const topographic: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, paper, ink } = colors;
  const [columns, rows] = [heroWidth / step + 2, heroHeight / step + 2];
  const size = 640;
  const [middleX, middleY] = [random.pick([420, 600, 780]), 450];
  const unit = 48 / size;
  const sdf = createDistanceField(
    outline,
    [24 - middleX * unit, 24 - middleY * unit, columns * step * unit, rows * step * unit],
    columns,
    rows,
  );
  const land = createRelief(random, 8, 1, 3.4);
  const values = sdf.values.map((distance, cell) => {
    const [x, y] = [(cell % columns) / columns, Math.floor(cell / columns) / rows];
    return (
      distance * (1 + Math.min(0.5, Math.max(0, distance) * 0.01)) +
      land(x * 1.33, y) * Math.min(7, Math.max(0, distance - 0.6) * 0.36)
    );
  });
  const printContour = (level: number) =>
    traceContours({ columns, rows, values }, level)
      .filter(({ points }) => points.length > 5)
      .map(({ points, closed }) =>
        printSmoothLine(
          thinPoints(
            points.map(([x, y]) => [(x + 0.5) * step, (y + 0.5) * step] as const),
            level > 2 ? 3 : 2,
          ),
          closed,
        ),
      )
      .join("");
  const levels = Array.from({ length: 17 }, (_, index) => 1.6 + index * 2.3);
  const line = getStrongColorOn(paper, colors);
  const major = getPaintOn(paper, colors).spot;
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, mix(paper, brand, 0.06)),
    levels.map((level, index) =>
      renderStrokes(
        printContour(level),
        index % 5 === 4 ? mix(paper, line, 0.85) : mix(paper, line, 0.5),
        index % 5 === 4 ? 2.4 : 1.2,
      ),
    ),
    renderRotatedSymbol(shapes, getPaintOn(paper, colors), middleX, middleY, size, 0),
    [-1.8, -3.4].map((level) => renderStrokes(printContour(level), mix(line, paper, 0.45), 1.2)),
    renderStrokes(`M${middleX - 14} ${middleY}h28M${middleX} ${middleY - 14}v28`, major, 2),
  ]}`;
  const calm = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, paper.hex),
    levels.filter((_, index) => index % 2 === 0).map((level) => renderStrokes(printContour(level), mix(paper, ink, 0.14), 1.4)),
  ]}`;
  return {
    concept: "A contour map with the symbol as its high ground.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(mix(paper, brand, 0.45)), createFlatPaint(mix(paper, brand, 0.22))],
      mix(paper, brand, 0.06),
      120,
      0.72,
    ),
    texture: { width: heroWidth, height: heroHeight, content: calm },
  };
};
