import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { rectangle } from "#/studio/marks/geometry/shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters that a level at their middle leaves open on both sides: in others a counter would fill up. */
const standing = /^[HIKNTVXYИЧΠ14]$/u;

/** Width of the strokes, and the level, in units of the 48-unit grid. */
const [stroke, level] = [8.8, 25] as const;

/** How many subjects are looked through: later ones say less. */
const maxSubjects = 3;

/** What stands or swims in water, and what water runs through. */
const wet: ReadonlySet<string> = new Set(
  (
    "wave estuary drop water-tower swim-goggles pool-ladder surfboard kayak sailing-boat ship ferry fishing-boat anchor life-buoy " +
    "island oyster fish harbour-crane fountain bathtub lighthouse submarine diving-mask faucet pipe sauna-bucket"
  ).split(" "),
);

/** The initial in water: solid in the air, open in the water. */
export const waterLevel: Recipe = ({ initials: [initial = ""], figureSubjects, hasAccent }) => {
  const letter = standing.test(getLookalike(initial)) ? findConstructedLetter(initial, "square") : undefined;
  const subject = figureSubjects.slice(0, maxSubjects).find((id) => wet.has(id));
  if (letter === undefined || subject === undefined) return [];
  const drawn = drawInBox(letter, [8.5, 2, 31, 40], stroke);
  return [
    {
      shapes: [
        { path: intersect(drawn, [rectangle([0, 0, 48, level])]), fill: hasAccent ? "spot" : "brand" },
        { path: subtract([rectangle([2, level, 44, 21])], drawn), fill: "brand" },
      ],
      concept: `The letter ${initial} to its waist in the water: solid above the level, open below it.`,
      subject,
    } satisfies Drawing,
  ];
};
