import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { rectangle } from "#/studio/marks/geometry/shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters that a level at their middle leaves open on both sides: in others a counter would fill up. */
const standing = /^[HIKNTVXYИЧΠ14]$/u;

/** Width of the strokes, and the level, in units of the 48-unit grid. */
const [stroke, level] = [8.8, 25] as const;

/** What stands in a liquid or is dipped into it, and how the concept names that. */
const baths = [
  {
    label: "in the water",
    subjects:
      "wave estuary drop water-tower swim-goggles pool-ladder surfboard kayak sailing-boat ship ferry fishing-boat anchor " +
      "life-buoy island oyster fish harbour-crane fountain bathtub lighthouse submarine diving-mask faucet pipe sauna-bucket",
  },
  { label: "in the bath", subjects: "dip-tank dye-vat" },
] as const;

/** The initial that stands in a liquid: solid in the air, open in what it is dipped into. */
export const waterLevel: Recipe = ({ initials: [initial = ""], figureSubjects, hasAccent }) => {
  const letter = standing.test(getLookalike(initial)) ? findConstructedLetter(initial, "square") : undefined;
  const bath = figureSubjects.flatMap((id) => baths.find(({ subjects }) => subjects.split(" ").includes(id)) ?? [])[0];
  if (letter === undefined || bath === undefined) return [];
  const drawn = drawInBox(letter, [8.5, 2, 31, 40], stroke);
  return [
    {
      shapes: [
        { path: intersect(drawn, [rectangle([0, 0, 48, level])]), fill: hasAccent ? "spot" : "brand" },
        { path: subtract([rectangle([2, level, 44, 21])], drawn), fill: "brand" },
      ],
      concept: `The letter ${initial} to its waist ${bath.label}: solid above the level, open below it.`,
    } satisfies Drawing,
  ];
};
