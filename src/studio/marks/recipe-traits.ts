import type { MarkRecipeName } from "#/studio/marks/recipe";

/** Ideas that draw a letter as its trade would. */
export const tradeRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "worked",
  "letter-figure",
  "counter-shape",
  "letter-in-thing",
  "edged-seal",
  "letter-as-thing",
  "letter-person",
  "thing-outline",
  "water-level",
  "sliced",
  "jointed",
]);

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
  "repeated",
  "nested",
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
