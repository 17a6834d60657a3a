import { splitGraphemes } from "#/kernel/text/graphemes";

/** Recipes that draw a subject and no letter. */
const withoutLetters: ReadonlySet<string> = new Set(["motif", "motif-seal", "motif-rosette", "counterchange", "folded"]);

/**
 * Whether a mark already shows the whole name: a name of one letter as its initial, or a short one as
 * the sign. A lockup then is the mark alone, so that it does not show the name twice.
 */
export const showsWholeName = (name: string, recipe: string): boolean =>
  recipe === "whole-name" || (splitGraphemes(name.trim()).length === 1 && !withoutLetters.has(recipe));
