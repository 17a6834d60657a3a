import { rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { polygon, reversed, type Point } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A square whose corners are cut off. */
const octagon = (inset: number, cut: number): Point[] => [
  [inset + cut, inset],
  [48 - inset - cut, inset],
  [48 - inset, inset + cut],
  [48 - inset, 48 - inset - cut],
  [48 - inset - cut, 48 - inset],
  [inset + cut, 48 - inset],
  [inset, 48 - inset - cut],
  [inset, inset + cut],
];

/** The initials in a library stamp: a frame with cut corners and a rule for the shelf mark. */
export const stamp: Recipe = (input) => {
  const path = input.pair ?? input.letter;
  const name = input.pair ? input.pairName : input.letterName;
  const cut = input.random.pick([true, false]);
  const draw = (stroke: number): Drawing => {
    const outer = cut ? polygon(octagon(3, 7)) : roundedRectangle([3, 3, 42, 42], Math.min(input.corner, 8));
    const inner = cut
      ? polygon(octagon(3 + stroke, 7 - stroke * 0.42))
      : roundedRectangle(
          [3 + stroke, 3 + stroke, 42 - stroke * 2, 42 - stroke * 2],
          Math.max(0, Math.min(input.corner, 8) - stroke),
        );
    const inside = 3 + stroke + 3.6;
    return {
      shapes: [
        { path: [outer, reversed(inner)], fill: "ink" },
        { path: fitInto(path, [inside, inside, 48 - inside * 2, 30.5 - inside]), fill: "brand" },
        { path: [rectangle([inside, 35, 48 - inside * 2, stroke])], fill: "ink" },
      ],
      concept: `The ${name} in a library stamp, with a rule for the shelf mark.`,
    };
  };
  return [draw(3), draw(3.6)];
};
