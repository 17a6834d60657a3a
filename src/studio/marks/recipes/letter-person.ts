import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { disc } from "#/studio/marks/geometry/shapes";
import type { Recipe } from "#/studio/marks/recipe";

/** Width of the strokes as a share of the letter's height. */
const stroke = 0.22;

/** Where a letter has room for the head of a person whose limbs are its strokes. */
const heads: Readonly<Record<string, readonly [x: number, y: number, radius: number]>> = {
  A: [3.0, -2.5, 1.1],
  H: [2.9, 0.2, 1.2],
  K: [2.15, -0.15, 1.05],
  M: [3.5, 0.1, 1.2],
  T: [2.9, -2.5, 1.2],
  U: [3.0, 1.6, 1.2],
  V: [3.0, -0.6, 1.1],
  W: [4.0, -1.1, 1.1],
  X: [3.0, -0.6, 1.1],
  Y: [3.0, -0.6, 1.1],
};

/** Letters of other alphabets that look like these. */
const [alike, originals] = ["АНКМТХУΑΗΚΜΤΧΥ", "AHKMTXYAHKMTXY"] as const;

/** Later subjects say less about a trade. */
const maxSubjects = 2;

/** Subjects of those who move, or help others to. */
const moving = new Set(
  (
    "spine knee foot exercise-ball yoga-pose yoga-mat dancer judo-belt skateboard carabiner climbing-shoe running-shoe crutches " +
    "walking-stick wheelchair"
  ).split(" "),
);

/** The initial as a person: a head above or between its strokes. */
export const letterPerson: Recipe = ({ initials: [initial = ""], subjects, hasAccent }) => {
  const base = initial.normalize("NFD")[0] ?? "";
  const plain = originals[alike.indexOf(base)] ?? base;
  const [letter, head] = [findConstructedLetter(plain, "round"), heads[plain]];
  const subject = subjects.slice(0, maxSubjects).find((id) => moving.has(id));
  if (letter === undefined || head === undefined || subject === undefined) return [];
  const lines = [...letter.main, ...letter.detail];
  const shapes = fitShapes(
    [
      { path: drawLines(lines, lines, stroke * letterUnits, "square"), fill: "brand" },
      { path: [disc(...head)], fill: hasAccent ? "spot" : "brand" },
    ],
    [3, 3, 42, 42],
  );
  return [{ shapes, concept: `The letter ${initial} as a person who moves.`, subject }];
};
