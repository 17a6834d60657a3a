import { arcBand } from "#/studio/marks/geometry/shapes";
import { boundsOf } from "#/studio/marks/geometry/bounds";
import { fitInto } from "#/studio/marks/geometry/transform";
import { figureOf } from "#/studio/marks/figure";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A thin ring that the tall initial breaks, above and below. */
export const hairlineSeal: Recipe = (input) => {
  const { path, name } = figureOf(input, 0.2);
  const draw = (stroke: number, height: number): Drawing => {
    const letter = fitInto(path, [9, 24 - height / 2, 30, height]);
    const [, top = 0, width = 0] = boundsOf(letter) ?? [];
    const outer = 21.5;
    const free = width / 2 + 2.2;
    const breaks = 24 - top > outer - stroke - 2;
    const half = breaks ? (Math.asin(Math.min(0.9, free / (outer - stroke / 2))) * 180) / Math.PI : 0;
    const arcs = breaks
      ? [
          arcBand(24, 24, outer, outer - stroke, -90 + half, 90 - half),
          arcBand(24, 24, outer, outer - stroke, 90 + half, 270 - half),
        ]
      : [arcBand(24, 24, outer, outer - stroke, -90, 90), arcBand(24, 24, outer, outer - stroke, 90, 270)];
    return {
      shapes: [
        { path: letter, fill: "brand" },
        { path: arcs, fill: "ink" },
      ],
      concept: breaks ? `A tall ${name} parts a fine ring, as a seal is broken.` : `The ${name} within a fine ring.`,
    };
  };
  return [draw(2, 44), draw(2.6, 44), draw(3, 26), draw(3.4, 28), draw(4, 30)];
};
