import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { polygon, type Point } from "#/studio/marks/geometry/path";
import { drawStroke } from "#/studio/marks/geometry/stroke";
import { translate } from "#/studio/marks/geometry/transform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Width of the strokes, and of the cut, in units of the 48-unit grid: the cut is open at 16 pixels. */
const [stroke, cut] = [12.4, 4.8] as const;

/** Letters of so few strokes that a cut through their middle leaves them whole: that of an O would be an S. */
const simple = /^[CDHJKLTUVXYЧΠ7]$/u;

/** How many subjects are looked through: later ones say less. */
const maxSubjects = 3;

/** Cuts from left to right across the letter, how far its parts slide along it, and the subjects that cut so. */
const cuts: readonly {
  readonly label: string;
  readonly points: readonly Point[];
  readonly shift: Point;
  readonly subjects: string;
}[] = [
  {
    label: "cut through with one stroke, its halves a little apart",
    points: [
      [-12, 41],
      [60, 7],
    ],
    shift: [2.6, -1.2],
    subjects:
      "scissors razor kitchen-knife pocket-knife meat-cut saw saw-blade chainsaw axe chisel fabric-roll " +
      "tailors-dummy secateurs window glass-pipe leather-hide",
  },
];

/** The initial in two parts, cut as its trade cuts. */
export const sliced: Recipe = ({ initials: [initial = ""], figureSubjects, hasAccent }) => {
  const letter = simple.test(getLookalike(initial)) ? findConstructedLetter(initial, "square") : undefined;
  const found = figureSubjects.slice(0, maxSubjects).flatMap((subject) => {
    const cutting = cuts.find(({ subjects }) => subjects.split(" ").includes(subject));
    return cutting === undefined ? [] : { ...cutting, subject };
  })[0];
  if (letter === undefined || found === undefined) return [];
  const {
    points,
    label,
    subject,
    shift: [dx, dy],
  } = found;
  const whole = drawInBox(letter, [3, 3, 42, 42], stroke);
  const rest = subtract(whole, drawStroke({ corners: points.map(([x, y]) => [x, y, 0]), isClosed: false }, cut));
  const above = [polygon([...points, [60, -20], [-12, -20]])];
  const [upper, lower] = [translate(intersect(rest, above), dx, dy), translate(subtract(rest, above), -dx, -dy)];
  return [
    {
      shapes: fitShapes(
        [
          { path: upper, fill: "brand" },
          { path: lower, fill: hasAccent ? "spot" : "brand" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The letter ${initial} ${label}.`,
      subject,
    } satisfies Drawing,
  ];
};
