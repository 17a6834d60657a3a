import { drawLines, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { subtract } from "#/studio/marks/geometry/combine";
import type { Point } from "#/studio/marks/geometry/path";
import { disc } from "#/studio/marks/geometry/shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Where two strokes of a letter meet and could turn, on its grid of six units. */
const joints: Readonly<Record<string, Point>> = {
  A: [3, 0],
  K: [1.5, 3],
  L: [0, 6],
  M: [3.5, 4],
  N: [6, 6],
  R: [2.9, 3.5],
  T: [2.9, 0],
  V: [3, 6],
  X: [3, 3],
  Y: [3, 3.2],
  Z: [0, 6],
  Γ: [0, 0],
  Λ: [3, 0],
  Σ: [3.2, 3],
};

/** Width of the strokes, radius of the joint and the gap around it, in units of the letter. */
const [stroke, radius, gap] = [1.6, 1.5, 0.55] as const;

/** What moves in joints. */
const movable: ReadonlySet<string> = new Set(
  "knee spine foot crutches exercise-ball yoga-pose robot-arm drafting-compass dancer dumbbell kettlebell puppet".split(" "),
);

/** The initial of strokes that turn in a joint: a ball where they meet. */
export const jointed: Recipe = ({ initials: [initial = ""], figureSubjects, hasAccent }) => {
  const [letter, at] = [findConstructedLetter(initial, "square"), joints[getLookalike(initial)]];
  const subject = figureSubjects.find((id) => movable.has(id));
  if (letter === undefined || at === undefined || subject === undefined) return [];
  const all = [...letter.main, ...letter.detail];
  const [x, y] = at;
  return [
    {
      shapes: fitShapes(
        [
          { path: subtract(drawLines(all, all, stroke, "square"), [disc(x, y, radius + gap)]), fill: "brand" },
          { path: [disc(x, y, radius)], fill: hasAccent ? "spot" : "brand" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The letter ${initial} whose strokes turn in a joint: a ball where they meet.`,
      subject,
    } satisfies Drawing,
  ];
};
