import type { MarkRecipeName } from "#/studio/marks/recipe";

/** Ideas that leave the letter as any face has it: they lead only where there is no other. */
export const plainRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "initial-seal",
  "counter-form",
  "crest",
  "monogram",
  "letter-field",
]);

/** Letters that a field divided by one line shows best: a corner is the border of what lies in it. */
const corners = /^[LJΓГ]$/u;

/** Whether an idea leaves this letter as any face has it. */
export const isPlain = (recipe: MarkRecipeName, initial = ""): boolean =>
  plainRecipes.has(recipe) && !(recipe === "letter-field" && corners.test(initial));

/** Ideas that draw a letter as its trade would. */
export const tradeRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "worked",
  "letter-figure",
  "counter-shape",
  "letter-in-thing",
  "letter-as-thing",
  "letter-person",
  "thing-outline",
  "water-level",
  "sliced",
  "jointed",
]);

/** Ideas that put a subject into a field. */
export const heldRecipes: ReadonlySet<MarkRecipeName> = new Set(["motif-seal", "counterchange"]);

/**
 * How much of an idea a recipe has: a plain initial in a shape 0.2, a letter drawn as a thing 2.45. Subjects and the
 * name's own signs lead, then letters that keep their form with one change.
 */
export const ideaValues: Readonly<Record<MarkRecipeName, number>> = {
  "own-accent": 1,
  "whole-name": 0.96,
  number: 0.96,
  sign: 1.4,
  "letter-in-motif": 0.94,
  "letter-with-motif": 0.94,
  "motif-in-letter": 0.94,
  counterchange: 0.4,
  "motif-seal": 0.3,
  folded: 0.6,
  motif: 0.7,
  ligature: 0.84,
  "counter-form": 0.3,
  "stem-gap": 0.5,
  monogram: 0.56,
  "pixel-initial": 0.5,
  crest: 0.22,
  "initial-seal": 0.2,
  "set-apart": 0.85,
  "letter-field": 0.2,
  "heavy-letter": 0.5,
  "letter-frame": 1.2,
  block: 0.9,
  overlap: 1.0,
  "twin-fields": 0.6,
  counted: 2.3,
  halves: 0.76,
  worked: 1.7,
  "letter-figure": 2.12,
  "short-word": 0.9,
  ribbon: 0.95,
  "counter-shape": 2.15,
  interlaced: 1.7,
  half: 1.3,
  "letter-in-thing": 2.1,
  "letter-as-thing": 2.45,
  "letter-person": 2.3,
  "disc-letter": 1.1,
  "curved-letter": 0.9,
  "name-sign": 2.25,
  "thing-outline": 2.4,
  "water-level": 2.2,
  sliced: 2.05,
  jointed: 2,
  "with-child": 1.8,
  "back-to-back": 1.3,
  "spelled-number": 2,
};

export const motifRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "motif",
  "motif-seal",
  "motif-in-letter",
  "letter-in-motif",
  "letter-with-motif",
  "counterchange",
  "folded",
  "letter-frame",
]);

/** What a drawing of the second subject loses, and one of each further subject more. */
const [secondPenalty, furtherPenalty] = [0.45, 0.12] as const;

export const getRankPenalty = (rank: number): number =>
  Math.min(1, rank) * secondPenalty + Math.max(0, rank - 1) * furtherPenalty;

const ownRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "sign",
  "number",
  "half",
  "counted",
  "whole-name",
  "short-word",
  "name-sign",
  "with-child",
  "spelled-number",
]);

/** Whether an idea shows the subject, the letter, both, or what only this name has. */
export function getFamily(recipe: MarkRecipeName): "subject" | "letter" | "both" | "own" {
  if (ownRecipes.has(recipe)) return "own";
  if (
    tradeRecipes.has(recipe) ||
    recipe === "letter-frame" ||
    recipe === "letter-in-motif" ||
    recipe === "motif-in-letter" ||
    recipe === "letter-with-motif"
  )
    return "both";
  return motifRecipes.has(recipe) ? "subject" : "letter";
}

/** Width of a detail that 16 pixels still show, in units of the 48-unit grid: one and a third pixels. */
const minDetail = 3.8;

/** Whether a drawing has openings or pieces that close or vanish at the size of a favicon. */
export const isFine = (smallestDetail: number): boolean => smallestDetail < minDetail;
