import { rateDrawing } from "#/studio/marks/assessment";
import type { RatedCandidate } from "#/studio/marks/mark-candidate";
import type { Drawing, MarkRecipeName } from "#/studio/marks/recipe";
import { getFamily, getRankPenalty, isFine } from "#/studio/marks/recipe-traits";

/**
 * What people give a mark of each recipe, on a scale to 10.
 *
 * The figures come from 240 leading marks of eight sets of briefs that no rule had been made for, and 240 of eight later ones.
 * Three people saw nothing but sheets and scored each: 5.34 on average. A recipe with few marks lies between its own mean and
 * that of its kind. Each has the number of its marks and their mean; those without are estimates, by drawings of their kind.
 * Letters alone, and a figure of the name alone, stand lower than their means there: beside whole designs 30 of them
 * got 4.2, as marks without an idea, and right things of the trade 5.8.
 */
const recipeValues: Readonly<Record<MarkRecipeName, number>> = {
  // A letter and a thing in one figure
  sign: 6.6, // 1: 7.5
  "letter-person": 6.3, // 2: 7.0
  "counter-shape": 6.25, // 19: 6.2
  "letter-as-thing": 6.25,
  "thing-outline": 6.2, // 7 houses and arches: 6.3, 5 leaves: 4.3
  "letter-in-thing": 6, // 106: 5.35, and 6.0 where the brief says the thing
  "letter-figure": 5.75, // 15: 5.0, and 6.0 where the brief says the figure
  "letter-in-motif": 5.7, // 5: 5.6
  "name-sign": 5.8, // 39: 4.9 with signs that are gone, and 6.4 on a thing of the trade
  "edged-seal": 5.9, // 3: 5.9, and 7.0 where the letter is the name's own
  worked: 5.85, // 4: 5.3
  "water-level": 5.6,
  sliced: 5.6,
  jointed: 5.05,
  "letter-frame": 5.2,
  "letter-with-motif": 5.2,
  "motif-in-letter": 5.2,
  // A thing
  motif: 5.7, // 52: 4.6, and 5.4 where the name itself says the thing: other things alone are stock
  folded: 5,
  counterchange: 4.9,
  "motif-seal": 4.9,
  // What only the name has
  counted: 6.1, // 1: 3.8, of a way to draw it that is gone
  half: 5.9, // 1: 6.0
  "spelled-number": 5.7, // 15: 4.9, and 5.5 on a thing
  "with-child": 4.8, // 3: 4.6
  repeated: 5.1,
  nested: 5.2, // 1: 6.3
  "own-accent": 5.7,
  "whole-name": 5.4,
  number: 5.1,
  "short-word": 4.6, // 2: 4.25
  // Letters
  interlaced: 5.85, // 2: 6.5
  "disc-letter": 5.2, // 8: 5.8, and 6.1 without O
  ribbon: 5.1,
  "heavy-letter": 4.8, // 7: 4.5
  "counter-form": 4.9, // 1: 7.0
  overlap: 5.1, // 2: 5.8
  "back-to-back": 5.75,
  "curved-letter": 4.9, // 2: 4.5
  "stem-gap": 5, // 1: 5.8
  halves: 4.9, // 4: 5.2
  "initial-seal": 4.8, // 3: 5.1
  ligature: 5,
  block: 4.9, // 10: 5.0
  "twin-fields": 5, // 2: 5.0
  "pixel-initial": 4.9,
  "set-apart": 4.8, // 7: 4.7
  crest: 4.8,
  monogram: 4.7, // 2: 4.25
  "letter-field": 4.7,
};

export const getRecipeValue = (recipe: MarkRecipeName): number => recipeValues[recipe];

/**
 * What a drawing loses whose thing is guessed: with a letter, alone, and where a sign of the name or a letter says
 * more than the thing. 52 marks with such things got 4.2 on average, 110 with a thing that the brief says or that is
 * true of every member of the trade 5.9.
 */
const [guessedLoss, guessedAloneLoss, guessedOutlineLoss, guessedHintLoss] = [1.3, 2.1, 0.75, 0.5] as const;

/** What a thing loses that every other firm of the trade shows: it is hardly more than a letter. */
const stockLoss = 0.65;

/** What a sign of the name gains on a thing of the trade or in the counter of a letter, beside the sign alone. */
const joinedGain = 0.6;

/** What drawings lose whose details close at 16 pixels. */
const fineLoss = 0.3;

/** What the making of a drawing counts, as `rateDrawing` measures it: among marks that were shown it says little. */
const makingShare = 0.3;

/** What a drawing gains that shows what only this name has, and a thing alone, which is stock otherwise. */
const [ownGain, ownThingGain] = [0.4, 0.55] as const;

/** What people would give a drawing: what its recipe got, and what they found right or wrong in others like it. */
export function valueDrawing(
  { recipe, drawing, measured, smallestDetail }: Pick<RatedCandidate, "recipe" | "drawing" | "measured" | "smallestDetail">,
  certain: ReadonlySet<string>,
): number {
  return (
    getRecipeValue(recipe) +
    (drawing.isOwn ? (recipe === "motif" ? ownThingGain : ownGain) : 0) +
    (drawing.isJoined ? joinedGain : 0) -
    (isGuessed(drawing, certain) ? getGuessedLoss(recipe, drawing) : 0) -
    (drawing.isStock ? stockLoss : 0) -
    (isFine(smallestDetail) ? fineLoss : 0) -
    getRankPenalty(drawing.rank ?? 0) +
    rateDrawing(measured) * makingShare
  );
}

const getGuessedLoss = (recipe: MarkRecipeName, { isJoined = false }: Drawing): number =>
  isJoined
    ? guessedHintLoss
    : recipe === "thing-outline"
      ? guessedOutlineLoss
      : getFamily(recipe) === "subject"
        ? guessedAloneLoss
        : guessedLoss;

/** Whether a drawing shows a thing that neither the brief nor its trade makes certain. */
export const isGuessed = ({ subject, isSubstitute = false }: Drawing, certain: ReadonlySet<string>): boolean =>
  isSubstitute || (subject !== undefined && !certain.has(subject));
