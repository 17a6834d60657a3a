import type { Random } from "#/kernel/random";
import type { MarkShape } from "#/model/mark";
import type { Path } from "#/studio/marks/geometry/path";

/**
 * Names of the mark recipes. A direction names one. `cut-monogram`, `counter-form` and `period`
 * suit any archetype; each of the others is designed for one.
 */
export const markRecipeNames = [
  "grid-module",
  "counter-form",
  "stencil-bridge",
  "concentric-rounds",
  "bracket",
  "hairline-seal",
  "tangram",
  "crest",
  "hex-stencil",
  "cut-polygon",
  "concentric-arcs",
  "lattice",
  "rosette",
  "horizon-cut",
  "pixel-initial",
  "stamp",
  "cut-monogram",
  "period",
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
  /** The direction's corner radius, in units of the 48-unit grid. */
  readonly corner: number;
  /** Ratio of the direction's type scale, for recipes that derive radii from it. */
  readonly ratio: number;
  readonly random: Random;
};

/** One coloured path of a drawing. */
export type DrawnShape = { readonly path: Path; readonly fill: MarkShape["fill"]; readonly rule?: "evenodd" };

/** A symbol on the 48-unit grid and its concept in one sentence. */
export type Drawing = { readonly shapes: readonly DrawnShape[]; readonly concept: string };

/**
 * Draws variants of one idea, best first. The first legible one is used.
 * @example
 * ```ts
 * export const period: Recipe = (input) => {
 *   const { path, name } = chooseLetterform(input);
 *   const letter = fitInto(path, [3, 3, 34, 42]);
 *   return [
 *     {
 *       shapes: [{ path: letter, fill: "ink" }, { path: [disc(41, 41, 4)], fill: "brand" }],
 *       concept: `The ${name} and a full stop: the name as a finished sentence.`,
 *     },
 *   ];
 * };
 * ```
 */
export type Recipe = (input: RecipeInput) => readonly Drawing[];
