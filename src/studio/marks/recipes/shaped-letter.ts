import { drawInBox, findConstructedLetter } from "#/studio/marks/constructed-letter";
import type { Box } from "#/studio/marks/geometry/bounds";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { reverse, type Path } from "#/studio/marks/geometry/path";
import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Width of the strokes, in units of the 48-unit grid: thinner where a letter has more of them. */
const [stroke, narrowStroke] = [12, 9.4] as const;
const manyStrokes = /^[ABEGMSWÆŒ8ЖШЮЭЕАВМСΞΣΑΒΕΜ]$/u;

/**
 * Letters with edges on all sides, which a disc still shows; of others it takes what tells them. M and W become a
 * bat or fangs, H a dumbbell, E the sign of the euro, and A the front of a bus.
 */
const rounded = /^[GKNRSUVYКЧΚΝΣ4]$/u;

/** Letters that make the disc a ball, as banks and programs have it, and what they lose, in places of a subject. */
const balls = /^[GSΣ]$/u;
const ballRank = 0.9;

/** Letters that reach beyond the disc, so that its edge cuts all their ends: to the right, and to all sides. */
const [wide, large] = [/^4$/u, /^[NRΝ]$/u] as const;
const getDiscBox = (initial: string): Box =>
  wide.test(initial) ? [2, 2, 50, 44] : large.test(initial) ? [0, -1, 48, 50] : [2, 2, 44, 44];

/**
 * Letters that two round corners leave with a step, as a plain letter, as a square with a hole, or as a tool: T and Г
 * become a hammer, and F a key.
 */
const pointed = /^[FHIJKLMNOQTWГИІКМНОТΓΗΙΚΜΝΟΤ0]$/u;

/** Round letters: a disc shows them by where its opening is. */
const round = /^[OОΟ]$/u;

function createShapedLetter(
  label: string,
  shape: Path,
  suits: (initial: string) => boolean,
  getBox: (initial: string) => Box = () => [2, 2, 44, 44],
): Recipe {
  return ({ initials: [initial = ""] }) => {
    const letter = suits(initial) ? findConstructedLetter(initial, "square") : undefined;
    if (letter === undefined) return [];
    const width = manyStrokes.test(initial) ? narrowStroke : stroke;
    const path = intersect(drawInBox(letter, getBox(initial), width), shape);
    return [
      {
        shapes: [{ path, fill: "brand" }],
        concept: `The letter ${initial} of heavy strokes in the outline of ${label}.`,
        letters: [path],
      },
    ];
  };
}

const discShapedLetter = createShapedLetter("a disc", [disc(24, 24, 22)], (initial) => rounded.test(initial), getDiscBox);

/** A disc with its opening off its centre, so that its stroke swells. */
function drawRoundLetter(initial: string): Drawing {
  const path = [disc(24, 24, 22), reverse(disc(28.4, 19.6, 10.8))];
  return {
    shapes: [{ path, fill: "brand" }],
    concept: `The letter ${initial} of one stroke that swells: a disc with its opening off its centre.`,
    letters: [path],
    // It is taken for an eye or a moon: a field with the letter says more.
    rank: 2,
  };
}

/** The initial of heavy strokes that fills a disc: its outer edge is that of the disc. */
export const discLetter: Recipe = (input) => {
  const [initial = ""] = input.initials;
  if (round.test(initial)) return [drawRoundLetter(initial)];
  return discShapedLetter(input).map((drawing) => (balls.test(initial) ? { ...drawing, rank: ballRank } : drawing));
};

/**
 * Round cuts out of a square that leave a letter: centre, radius, and how far each goes on straight, to the left or
 * right and down or up. What one cut leaves of a corner is no L or J to anybody, and of two sides no I.
 */
const cuts: Readonly<Record<string, readonly (readonly [x: number, y: number, radius: number, along: number])[]>> = {
  T: [
    [3, 31, 15.5, 20],
    [45, 31, 15.5, 20],
  ],
  U: [[24, 20, 10, -20]],
  П: [[24, 28, 10, 20]],
};

/** Letters of other alphabets that look like these. */
const [alike, originals] = ["ТΤΠ", "TTП"] as const;

/** A letter as what round cuts leave of a square: its strokes flow into each other. */
function drawCutLetter(initial: string): readonly Drawing[] {
  const found = cuts[initial === "" ? "" : (originals[alike.indexOf(initial)] ?? initial)];
  if (found === undefined) return [];
  const path = found.reduce<Path>(
    (rest, [x, y, radius, along]) =>
      subtract(rest, [
        disc(x, y, radius),
        ...(along === 0 ? [] : [rectangle([x - radius, along > 0 ? y : y + along, radius * 2, Math.abs(along)])]),
      ]),
    [rectangle([3, 3, 42, 42])],
  );
  const number = found.length > 1 ? "two round cuts" : "one round cut";
  return [
    {
      shapes: [{ path, fill: "brand" }],
      concept: `The letter ${initial}: what ${number} ${found.length > 1 ? "leave" : "leaves"} of a square.`,
      letters: [path],
    },
  ];
}

const curvedShapeLetter = createShapedLetter(
  "a square with two round corners",
  parsePath("M2.5 2.5H29C38 2.5 45.5 10 45.5 19V45.5H19C10 45.5 2.5 38 2.5 29Z"),
  (initial) => !pointed.test(initial),
);

/** What a letter whose corners are only cut loses, in places of a subject. */
const clippedRank = 0.6;

/** The same in a square with two opposite corners in one curve, or cut out of a square by curves. */
export const curvedLetter: Recipe = (input) => {
  const drawn = drawCutLetter(input.initials[0] ?? "");
  return drawn.length > 0 ? drawn : curvedShapeLetter(input).map((drawing) => ({ ...drawing, rank: clippedRank }));
};
