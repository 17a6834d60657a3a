import type { Path } from "#/studio/marks/geometry/path";
import type { MotifId } from "#/studio/motifs/motif-ids";

/**
 * Part of a motif. `body` is the silhouette, `cut` is removed from it, so that the ground shows
 * through, and `accent` may take the second colour. In one colour a motif is the body without the
 * cuts, plus the accents, so accents never lie on the body without a cut around them.
 */
export type MotifShape = { readonly tone: "body" | "cut" | "accent"; readonly path: Path };

/**
 * A subject drawn on a 96 × 96 grid, y downwards, filling about 84 units of it in one direction.
 */
export type Motif = {
  readonly id: MotifId;
  /** The subject in English, lower case with its article, such as `a loaf of bread`. */
  readonly label: string;
  /** In painting order. */
  readonly shapes: readonly MotifShape[];
};
