import type { Random } from "#/kernel/random";
import type { Markup } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { BrandColors } from "#/studio/marks/brand-colors";
import type { Path } from "#/studio/marks/geometry/path";

/**
 * Names of the imagery strategies. Each draws from the mark's own geometry; a direction names one.
 */
export const imageryNames = [
  "cropped-letterforms",
  "halftone-plate",
  "bitmap-dither",
  "soft-mesh",
  "blueprint",
  "macro-crop",
  "sticker-tiles",
  "topographic",
  "part-drawing",
  "linocut",
  "sunburst",
  "point-field",
  "guilloche",
  "layered-horizons",
  "dot-matrix",
  "index-cards",
] as const;
export type ImageryName = (typeof imageryNames)[number];

/** Input of an imagery strategy: the mark's shapes on the 48-unit grid and the brand's colours. */
export type ImageryInput = {
  readonly shapes: readonly MarkShape[];
  /** All shapes as one path, for sampling and cropping. */
  readonly outline: Path;
  readonly colors: BrandColors;
  /** The direction's corner radius in CSS pixels. */
  readonly radiusPx: number;
  readonly random: Random;
};

/** A drawing of a fixed size in CSS pixels. Content outside that size is clipped. */
export type Picture = { readonly width: number; readonly height: number; readonly content: Markup };

/** The three pictures of a strategy. The pattern tiles without seams. */
export type Pictures = { readonly concept: string; readonly hero: Picture; readonly pattern: Picture; readonly texture: Picture };

/**
 * Draws the three pictures of one visual idea. All variation comes from `input.random`.
 * @example
 * ```ts
 * export const macroCrop: ImageryStrategy = ({ shapes, outline, colors, random }) => ({
 *   concept: "A single edge of the symbol, enlarged until it reads as a landscape.",
 *   hero: { width: heroWidth, height: heroHeight, content: renderFill(data, colors.brand) },
 *   pattern: createSymbolTile(shapes, colors, random),
 *   texture: { width: 240, height: 240, content: renderStrokes(data, colors.ink, 1) },
 * });
 * ```
 */
export type ImageryStrategy = (input: ImageryInput) => Pictures;

export const heroWidth = 1200;
export const heroHeight = 900;
