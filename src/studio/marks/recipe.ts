import type { Random } from "#/kernel/random";
import type { MarkShape } from "#/model/mark";
import type { Path } from "#/studio/marks/geometry/path";

/** What a recipe draws from. Everything that a recipe may vary comes from `random`, so that a seed always gives the same mark. */
export type RecipeInput = {
  /** The outline of the name's initial, or a sign made for a name whose letters no bundled face has. Any size, y downwards. */
  readonly letter: Path;
  /** The same in the face's lightest cut, for recipes that draw it coarsely. */
  readonly light: Path;
  /** The first two initials set closely, where the name has them; for letters too narrow to stand alone. */
  readonly pair: Path | undefined;
  /** What the letter is called in the concept sentence. */
  readonly letterName: string;
  readonly pairName: string;
  /** Width of an upright as a share of the letter's height. */
  readonly stem: number;
  /** The direction's corner radius, in units of the 48 grid. */
  readonly corner: number;
  /** Ratio of the direction's type scale; radii follow it. */
  readonly ratio: number;
  readonly random: Random;
};

/** One coloured path of a drawing. */
export type DrawnShape = { readonly path: Path; readonly fill: MarkShape["fill"]; readonly rule?: "evenodd" };

/** A symbol on the 48 grid and its idea in one sentence. */
export type Drawing = { readonly shapes: readonly DrawnShape[]; readonly concept: string };

/** Drawings of one idea, the best first; the first that is legible is taken. */
export type Recipe = (input: RecipeInput) => readonly Drawing[];
