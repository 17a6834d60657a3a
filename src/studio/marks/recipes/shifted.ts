import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { clipToSide } from "#/studio/marks/geometry/clip";
import { unite } from "#/studio/marks/geometry/combine";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters that stay readable when their parts move apart. */
const divisible = /^[ABEHKMNPRSWXZАВЕКМНРХБИЯΣΑΒΕΗΚΜΝΡΧΖ0-9]$/u;

/** How far the parts move along the cut, and from each other, in units of the 48-unit grid. */
const [slide, gap] = [3.2, 2.4] as const;
const minStroke = 0.28;

/** The initial cut in two along the direction's angle: both parts moved on along the cut. */
export const shifted: Recipe = ({ initials: [initial = ""], style, hasAccent }) => {
  const built = divisible.test(initial) ? findConstructedLetter(initial, style.form) : undefined;
  if (built === undefined) return [];
  const all = [...built.main, ...built.detail];
  const letter = fitInto(drawLines(all, all, Math.max(minStroke, style.stroke) * letterUnits, "square"), [4, 4, 40, 40]);
  const angle = (-24 * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [-dy, dx];
  const part = (side: 1 | -1) =>
    translate(
      clipToSide(letter, [24 + (nx * gap * side) / 2, 24 + (ny * gap * side) / 2], [nx * side, ny * side]),
      -dx * side * slide * 0.5,
      -dy * side * slide * 0.5,
    );
  const shapes = fitShapes(
    [
      { path: unite(part(-1), []), fill: "brand" },
      { path: unite(part(1), []), fill: hasAccent ? "spot" : "brand" },
    ],
    [3, 3, 42, 42],
  );
  return [
    {
      shapes,
      concept: `The letter ${initial} cut in two, its parts moved on along the cut.`,
      letters: [letter],
    } satisfies Drawing,
  ];
};
