import { arcBand, ring } from "#/studio/marks/geometry/shapes";
import { getAspectRatio, chooseLetterform } from "#/studio/marks/letterform";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

const outer = 21.5;

/** A thin ring that a tall initial breaks at the top and bottom; a broad initial fits inside. */
export const hairlineSeal: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const aspect = getAspectRatio(path);
  const drawBrokenRing = (stroke: number): Drawing => {
    const letter = fitInto(path, [8, 2, 32, 44]);
    const half = (Math.asin(Math.min(0.94, (22 * aspect + 2.4) / (outer - stroke / 2))) * 180) / Math.PI;
    const arcs = [
      arcBand(24, 24, outer, outer - stroke, -90 + half, 90 - half),
      arcBand(24, 24, outer, outer - stroke, 90 + half, 270 - half),
    ];
    return {
      shapes: [
        { path: letter, fill: "brand" },
        { path: arcs, fill: "ink" },
      ],
      concept: `The ${name}, tall enough to break a fine ring like a seal.`,
    };
  };
  const drawWholeRing = (stroke: number, gap: number): Drawing => {
    const innerRadius = outer - stroke - gap;
    const height = (2 * innerRadius) / Math.hypot(1, aspect);
    const letter = fitInto(path, [24 - (height * aspect) / 2, 24 - height / 2, height * aspect, height]);
    return {
      shapes: [
        { path: letter, fill: "brand" },
        { path: ring(24, 24, outer, outer - stroke), fill: "ink" },
      ],
      concept: `The ${name} inside a fine ring.`,
    };
  };
  const wholeRings = [drawWholeRing(2, 2.2), drawWholeRing(2.8, 2), drawWholeRing(3.4, 1.4), drawWholeRing(4.2, 1)];
  return aspect <= 0.72 ? [drawBrokenRing(2), drawBrokenRing(2.6), drawBrokenRing(3.2), ...wholeRings] : wholeRings;
};
