import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import { getBounds } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** The initial and a full stop. */
export const period: Recipe = (input) => {
  const draw = (path: Path, name: string, growth: number, space = 0.55): Drawing => {
    const letter = fitInto(path, [0, 0, 48, 48]);
    const [x = 0, y = 0, width = 0, height = 0] = getBounds(letter) ?? [];
    const radius = Math.max(4.2, input.stem * height * 0.62) * growth;
    const gap = radius * space;
    const [cx, cy] = [x + width + gap + radius, y + height - radius];
    const dot =
      input.corner < 1 ? rectangle([cx - radius * 0.9, cy - radius * 0.8, radius * 1.8, radius * 1.8]) : disc(cx, cy, radius);
    return {
      shapes: fitShapes(
        [
          { path: letter, fill: "brand" },
          { path: [dot], fill: "spot" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The ${name} and a full stop: the name as a finished sentence.`,
    };
  };
  const { path, name } = chooseLetterform(input, 0.24);
  return [
    draw(path, name, 1),
    draw(path, name, 1.6),
    draw(path, name, 0.8, 0.15),
    ...(input.pair ? [draw(input.pair, input.pairName, 1)] : []),
  ];
};
