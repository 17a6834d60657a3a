import { html, type Markup } from "#/kernel/markup";
import { traceContours } from "#/studio/imagery/contour-lines";
import { createDistanceField } from "#/studio/imagery/distance-field";
import { renderFill } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { resampleEvenly, printSmoothLine } from "#/studio/imagery/smooth-line";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint } from "#/studio/marks/brand-colors";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";
import type { Path } from "#/studio/marks/geometry/path";

const step = 10;

/**
 * Nested soft shapes: the area within each distance (in pixels) of the symbol, farthest first, each
 * slightly stronger.
 */
function renderHalo(
  outline: Path,
  middleX: number,
  middleY: number,
  size: number,
  distances: readonly number[],
  colorAt: (share: number) => string,
): Markup {
  const [columns, rows] = [(heroWidth + 400) / step, (heroHeight + 400) / step];
  const unit = 48 / size;
  const window = [
    24 - (middleX + 200) * unit,
    24 - (middleY + 200) * unit,
    (heroWidth + 400) * unit,
    (heroHeight + 400) * unit,
  ] as const;
  const sdf = createDistanceField(outline, window, columns, rows);
  return html`${distances.map((distance, index) => {
    const lines = traceContours({ columns, rows, values: sdf.values.map((value) => -value) }, -distance / step);
    const data = lines
      .map(({ points }) =>
        printSmoothLine(
          resampleEvenly(
            points.map(([x, y]) => [(x + 0.5) * step - 200, (y + 0.5) * step - 200] as const),
            36,
          ),
          true,
        ),
      )
      .join("");
    return renderFill(data, colorAt(distances.length === 1 ? 1 : index / (distances.length - 1)));
  })}`;
}

/** Pale shapes that grow out of the symbol and become deeper towards it. */
export const softMesh: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, paper, spot } = colors;
  const left = random.pick([true, false]);
  const [x, y] = left ? [430, 500] : [760, 460];
  const near = 520 / 48;
  const [farX, farY] = left ? [1080, 160] : [140, 760];
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, mix(paper, brand, 0.07)),
    renderHalo(outline, farX, farY, 260, [210, 150, 95], (share) => mix(paper, spot, 0.16 + share * 0.2)),
    renderHalo(outline, x, y, 520, [300, 235, 175, 120, 70, 28], (share) => mix(paper, brand, 0.12 + share * 0.34)),
    renderFill(printPath(transform(outline, [near, 0, 0, near, x - 24 * near, y - 24 * near]), 1), mix(paper, brand, 0.86)),
  ]}`;
  return {
    concept: "Soft shapes that spread out from the symbol in layered tints.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(mix(paper, brand, 0.3)), createFlatPaint(mix(paper, spot, 0.34))],
      mix(paper, brand, 0.09),
      130,
      0.74,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}
        ${renderHalo(outline, heroWidth - x, y, 620, [330, 240, 150, 60], (share) => mix(paper, brand, 0.03 + share * 0.07))}`,
    },
  };
};
