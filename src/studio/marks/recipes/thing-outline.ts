import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { intersect } from "#/studio/marks/geometry/combine";
import { listLetterOutlines } from "#/studio/marks/letter-outlines";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Width of the strokes, in units of the 48-unit grid: thinner where a letter has three of them beside each other. */
const [stroke, narrowStroke] = [12.4, 10.2] as const;
const manyStrokes = /^[ABEGMSБΣЮ68]$/u;

/** How many subjects and things are tried, and what each further thing loses, in places of a subject. */
const [maxSubjects, maxOutlines, rankStep] = [3, 2, 0.3] as const;

/** The initial of heavy strokes whose outer edge is that of a thing: letter and thing are one silhouette. */
export const thingOutline: Recipe = ({ initials: [initial = ""], figureSubjects, namePicture }) => {
  const form = getLookalike(initial);
  const letter = findConstructedLetter(initial, "square");
  if (letter === undefined || form === "") return [];
  return listLetterOutlines(form, figureSubjects.slice(0, maxSubjects))
    .slice(0, maxOutlines)
    .map(({ label, path, subject, shown, isStock }, index): Drawing => {
      const [x = 2, y = 2, width = 44, height = 44] = getBounds(path) ?? [];
      const built = drawInBox(letter, [x, y, width, height], manyStrokes.test(form) ? narrowStroke : stroke);
      const shapes = fitShapes([{ path: intersect(built, path), fill: "brand" }], [2, 2, 44, 44]);
      return {
        shapes,
        concept: `The letter ${initial} of heavy strokes in the outline of ${label}.`,
        letters: [shapes.flatMap((shape) => shape.path)],
        subject,
        rank: index * rankStep,
        // The egg of a rooster is none to those who know the name.
        ...(subject === namePicture?.id && shown !== subject && { isSubstitute: true }),
        ...(shown === namePicture?.id ? { isOwn: true } : isStock && { isStock }),
      };
    });
};
