import { findDrawnLetters, paintLetter } from "#/studio/marks/drawn-letters";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** How many of the things that a name and its trade call up are looked through: later ones say less. */
const maxThings = 4;

/** What each further thing loses, in places of a subject. */
const rankStep = 0.15;

/** What a drawing loses that the counter of its letter shows better. */
const secondLoss = 0.8;

/** Letters that stand for many plants: the sign of the one that a name says shows more. */
const vague = /plant|twig/;

/** The initial whose strokes are a thing of the name or of the trade. */
export const letterAsThing: Recipe = ({ initials: [initial = ""], things, namePicture, nameSign, hasAccent }) =>
  findDrawnLetters(initial, things.slice(0, maxThings)).map(({ letter, subject, rank }): Drawing => {
    const { base, accent } = paintLetter(letter);
    return {
      shapes: fitShapes(
        [
          { path: base, fill: "brand" },
          ...(accent.length > 0 ? [{ path: accent, fill: hasAccent ? ("spot" as const) : ("brand" as const) }] : []),
        ],
        [3, 3, 42, 42],
      ),
      concept: `The letter ${initial} drawn as ${letter.label}.`,
      subject,
      rank: rank * rankStep + (letter.isSecond ? secondLoss : 0),
      ...(subject === namePicture?.id && !(nameSign !== undefined && vague.test(letter.label)) && { isOwn: true }),
    };
  });
