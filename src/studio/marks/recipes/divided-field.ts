import { capitalize } from "#/studio/marks/concept";
import { createContainer, getLetterBox } from "#/studio/marks/container";
import { createDividingLine, findLineName } from "#/studio/marks/dividing-line";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { getArea } from "#/studio/marks/geometry/flatten";
import { polygon, type Path } from "#/studio/marks/geometry/path";
import { fitInto, rotate } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A letter with less ink in a box of 48 units would drown in a solid field. */
const thinArea = 640;

/** How far the first colour goes on under the second, so that no seam shows between them. */
const overlap = 0.7;

/**
 * The half plane below a straight line through the middle of the grid, moved down by some units.
 */
const halfPlane = (degrees: number, by: number): Path =>
  rotate(
    [
      polygon([
        [-40, 24 + by],
        [88, 24 + by],
        [88, 120],
        [-40, 120],
      ]),
    ],
    degrees,
    [24, 24],
  );

/**
 * A field in two colours, divided by the line that the subject suggests or at the direction's
 * angle, with the whole initial cut out of both.
 */
export const dividedField: Recipe = (input) => {
  if (!input.hasAccent) return [];
  const { path, name } = chooseLetterform(input, 0.34);
  const isThin = getArea(path) < thinArea;
  // A flash turns back on itself, which leaves a sliver in a letter.
  const line = input.subjects.map(findLineName).find((found) => found !== undefined && found !== "zigzag");
  const degrees = input.random.fork("angle").pick([input.style.cutDegrees, 0, 90, 45, -45]);
  const first = input.random.integer(0, input.style.containers.length - 1);
  return [0, 1, 2].map((step): Drawing => {
    const containerName = input.style.containers[(first + step) % input.style.containers.length] ?? "square";
    const container = createContainer(containerName, input.corner);
    const [, y, , height] = container.box;
    const letter = fitInto(path, getLetterBox(container, input.initials[0] ?? "", isThin));
    const { below, label } =
      line === undefined
        ? { below: (by: number) => halfPlane(degrees, by), label: "one straight line" }
        : createDividingLine(line, y + height * 0.72);
    const field = subtract(container.path, letter);
    return {
      shapes: [
        { path: subtract(field, below(overlap)), fill: "brand" },
        { path: intersect(field, below(0)), fill: "spot" },
      ],
      concept: `${capitalize(container.label)} in two colours, divided by ${label}, with the ${name} cut out of both.`,
      letters: [letter],
    };
  });
};
