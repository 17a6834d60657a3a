import { polygon, type Contour } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/**
 * A square bracket as one contour: a stem at x with arms of length `arm` towards the middle
 * (negative arms open to the left).
 */
const squareBracket = (x: number, top: number, bottom: number, stroke: number, arm: number): Contour => {
  const inner = x + Math.sign(arm) * stroke;
  const points = [
    [x, top],
    [x + arm, top],
    [x + arm, top + stroke],
    [inner, top + stroke],
    [inner, bottom - stroke],
    [x + arm, bottom - stroke],
    [x + arm, bottom],
    [x, bottom],
  ] as const;
  return polygon(arm > 0 ? points : points.toReversed());
};

/** One corner of a frame, open towards the middle. */
const corner = (x: number, y: number, right: 1 | -1, down: 1 | -1, length: number, stroke: number): Contour => {
  const points = [
    [x, y],
    [x + right * length, y],
    [x + right * length, y + down * stroke],
    [x + right * stroke, y + down * stroke],
    [x + right * stroke, y + down * length],
    [x, y + down * length],
  ] as const;
  return polygon(right * down > 0 ? points : points.toReversed());
};

/** The initial between brackets, like a value in code or a part in a drawing. */
export const bracket: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.3);
  const stroke = Math.max(3.6, Math.min(5, input.stem * 30));
  const square: Drawing = {
    shapes: [
      { path: fitInto(path, [13, 12, 22, 24]), fill: "brand" },
      { path: [squareBracket(3, 4, 44, stroke, 9.5), squareBracket(45, 4, 44, stroke, -9.5)], fill: "ink" },
    ],
    concept: `The ${name} in square brackets as thick as the letter's own stem.`,
  };
  const corners: Drawing = {
    shapes: [
      { path: fitInto(path, [12, 11, 24, 26]), fill: "brand" },
      { path: [corner(3, 3, 1, 1, 19, stroke), corner(45, 45, -1, -1, 19, stroke)], fill: "ink" },
    ],
    concept: `The ${name} between two facing corners, like the frame of a technical drawing.`,
  };
  const wide: Drawing = {
    ...corners,
    shapes: [
      { path: fitInto(path, [9, 9, 30, 30]), fill: "brand" },
      { path: [corner(3, 3, 1, 1, 14, 4), corner(45, 45, -1, -1, 14, 4)], fill: "ink" },
    ],
  };
  return input.random.pick([
    [square, corners, wide],
    [corners, square, wide],
  ]);
};
