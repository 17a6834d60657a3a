import { getBounds } from "#/studio/marks/geometry/bounds";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { measureStem } from "#/studio/marks/letter-stem";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters whose upright stem and body keep their sense apart. */
const built = /^[BDEFHKNPRbhkmnprΒΓΔΕΗΚΝΡБВГЕИКНПРЦ]$/u;

/** Cells across a letter in which its stem is measured, with some to spare. */
const cellsPerLetter = 40;

/** The initial built of two parts: its stem, and a body beside it with an even gap. */
export const stemGap: Recipe = ({ initials, letter, letterName, style }) => {
  const [initial] = initials;
  if (initial === undefined || !built.test(initial)) return [];
  const fitted = fitInto(letter, [0, 0, 60, 40]);
  const [x = 0, y = 0, width = 0, height = 0] = getBounds(fitted) ?? [];
  const stem = measureStem(fitted, "left");
  if (stem < 4 || stem > width * 0.45) return [];
  const gap = Math.max(2.4, style.gap);
  const strip = [rectangle([x - 1, y - 1, stem + 1, height + 2])];
  // The stem is measured in whole cells: what is left of it would be a hairline along the body.
  const whole = [rectangle([x - 1, y - 1, stem + 1 + width / cellsPerLetter, height + 2])];
  const [first, second] = [intersect(fitted, strip), translate(subtract(fitted, whole), gap, 0)];
  const draw = (fill: "brand" | "spot"): Drawing => {
    const shapes = fitShapes(
      [
        { path: first, fill },
        { path: second, fill: "brand" },
        { path: fitted, fill: "brand" },
      ],
      [3, 3, 42, 42],
    );
    return {
      shapes: shapes.slice(0, 2),
      concept: `The ${letterName} built of two parts: its stem, and a body beside it.`,
      letters: shapes.slice(2).map(({ path }) => path),
    };
  };
  return [draw("spot")];
};
