import type { Random } from "#/kernel/random";
import type { Markup } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { BrandColors } from "#/studio/marks/brand-colors";
import type { Path } from "#/studio/marks/geometry/path";

/** What pictures are made from: the mark's own shapes on the 48 grid and the brand's colours. */
export type ImageryInput = {
  readonly shapes: readonly MarkShape[];
  /** All shapes as one path, for sampling and cropping. */
  readonly outline: Path;
  readonly colors: BrandColors;
  /** The direction's corner radius in pixels. */
  readonly radiusPx: number;
  readonly random: Random;
};

/** A drawing of a fixed size in pixels; what lies beyond its edges is cut off. */
export type Picture = { readonly width: number; readonly height: number; readonly content: Markup };

/** The three pictures of one strategy. The pattern's edges meet when it is repeated. */
export type Pictures = { readonly concept: string; readonly hero: Picture; readonly pattern: Picture; readonly texture: Picture };

/** Makes the pictures of one visual idea. */
export type ImageryStrategy = (input: ImageryInput) => Pictures;

export const heroWidth = 1200;
export const heroHeight = 900;
