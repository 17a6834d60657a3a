import type { Random } from "#/kernel/random";
import type { Language } from "#/model/language";
import type { MarkShape } from "#/model/mark";
import type { Path } from "#/studio/marks/geometry/path";
import type { MarkStyle } from "#/studio/marks/mark-style";
import type { NameSign } from "#/studio/marks/name-signs";
import type { MotifForm } from "#/studio/marks/motif-form";
import type { MotifId } from "#/studio/motifs/motif-ids";

/**
 * Names of the mark recipes. A recipe is one idea of a mark; a direction prefers one of them. Those
 * from `motif` on use the subject, several initials or the signs of a name and suit any archetype.
 */
export const markRecipeNames = [
  "counter-form",
  "crest",
  "pixel-initial",
  "motif",
  "motif-seal",
  "motif-in-letter",
  "letter-in-motif",
  "letter-with-motif",
  "counterchange",
  "folded",
  "monogram",
  "ligature",
  "initial-seal",
  "sign",
  "number",
  "own-accent",
  "whole-name",
  "stem-gap",
  "set-apart",
  "letter-field",
  "heavy-letter",
  "letter-frame",
  "block",
  "overlap",
  "twin-fields",
  "counted",
  "halves",
  "worked",
  "interlaced",
  "half",
  "counter-shape",
  "letter-figure",
  "short-word",
  "ribbon",
  "letter-in-thing",
  "letter-as-thing",
  "letter-person",
  "disc-letter",
  "curved-letter",
  "name-sign",
  "thing-outline",
  "water-level",
  "sliced",
  "jointed",
  "with-child",
  "back-to-back",
  "spelled-number",
  "repeated",
  "nested",
  "edged-seal",
] as const;
export type MarkRecipeName = (typeof markRecipeNames)[number];

/**
 * Input of a mark recipe. All variation must come from `random`, so that a seed always gives the
 * same mark.
 */
export type RecipeInput = {
  /**
   * Outline of the initial, or an emblem if no bundled face has its letter. Any size, y downwards.
   */
  readonly letter: Path;
  /** The same in the face's lightest weight, for recipes that draw it coarsely. */
  readonly light: Path;
  /**
   * The first two initials set tightly, if the name has them. For letters that are too narrow
   * alone.
   */
  readonly pair: Path | undefined;
  /** How the concept sentence names the letter, such as `letter K`. */
  readonly letterName: string;
  readonly pairName: string;
  /** Stem width as a share of the letter's height. */
  readonly stem: number;
  /** The name as it is written. */
  readonly name: string;
  /** The initials of the name's significant words, at most three; empty if it has no letters. */
  readonly initials: readonly string[];
  /** The same of all words but articles and the like, at most four, common ones too. */
  readonly allInitials: readonly string[];
  /** BCP 47 tag of the name. */
  readonly language: Language | undefined;
  /** The subject that the name itself calls up. */
  readonly namePicture: MotifForm | undefined;
  /** What sets the name apart, without what the organisation is. */
  readonly coreName: string;
  /** A number and the signs that are part of the name. */
  readonly number: string | undefined;
  readonly signs: readonly string[];
  /** Outlines a text in the direction's face, fitted into a box of 48 units; see `Lettering`. */
  readonly outline: (text: string) => Path | undefined;
  /** Subjects of the trade and its values, most characteristic first. May be empty. */
  readonly motifs: readonly MotifForm[];
  /** Subjects that are too common to lead; only used where `motifs` is empty. */
  readonly commonMotifs: readonly MotifForm[];
  /** Ids of all subjects, for lines and cuts that hint at them. */
  readonly subjects: readonly MotifId[];
  /** The same and what else the trade calls up, for a small figure within a letter. */
  readonly figureSubjects: readonly string[];
  /** What the name and the trade call up, from which a thing with room for a letter is chosen. */
  readonly things: readonly string[];
  /** What the name means, as a sign, and what the trade alone calls up, on which the sign may stand. */
  readonly nameSign: NameSign | undefined;
  readonly tradeThings: readonly string[];
  /** The same for the edge of a field. */
  readonly edgeSubjects: readonly string[];
  readonly style: MarkStyle;
  /** Whether the second colour differs clearly from the first on paper. */
  readonly hasAccent: boolean;
  /** Whether the brief has a second colour; one that is too pale for paper shows only in fields. */
  readonly hasSecond: boolean;
  /** The direction's corner radius, in units of the 48-unit grid. */
  readonly corner: number;
  /** Ratio of the direction's type scale, for recipes that derive radii from it. */
  readonly ratio: number;
  readonly random: Random;
};

/** One coloured path of a drawing. */
export type DrawnShape = {
  readonly path: Path;
  readonly fill: MarkShape["fill"];
  readonly rule?: "evenodd";
  readonly isTile?: true;
};

/** A symbol on the 48-unit grid and its concept in one sentence. */
export type Drawing = {
  readonly shapes: readonly DrawnShape[];
  readonly concept: string;
  /** The plain letters at their places in the drawing: each must read, see `measureReading`. */
  readonly letters?: readonly Path[];
  /** Whether it shows what only this name has, such as its number or all letters of an abbreviation. */
  readonly isOwn?: boolean;
  /** Whether it puts a letter on an object that any firm of the trade may show: anything better leads. */
  readonly isStock?: boolean;
  /** The subject for which its thing was chosen, by whose evidence it is ranked. */
  readonly subject?: string;
  /** Whether its thing is only a substitute for the subject, such as a note for the pipes of an organ. */
  readonly isSubstitute?: boolean;
  /** Whether it joins two ideas in one figure, such as a sign of the name on a thing of the trade. */
  readonly isJoined?: boolean;
  /** Place of its subject among those of the brief: later ones say less about it. */
  readonly rank?: number;
};

/**
 * Draws variants of one idea, best first; none if the name or the subjects do not allow it.
 * @example
 * ```ts
 * export const initialWithStop: Recipe = (input) => {
 *   const { path, name } = chooseLetterform(input);
 *   const letter = fitInto(path, [3, 3, 34, 42]);
 *   return [
 *     {
 *       shapes: [{ path: letter, fill: "ink" }, { path: [disc(41, 41, 4)], fill: "brand" }],
 *       concept: `The ${name} and a full stop: the name as a finished sentence.`,
 *       letters: [letter],
 *     },
 *   ];
 * };
 * ```
 */
export type Recipe = (input: RecipeInput) => readonly Drawing[];
