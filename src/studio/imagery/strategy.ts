import type { Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { CompositionName, Arrangement } from "#/studio/imagery/arrangement";
import type { Box } from "#/studio/marks/geometry/bounds";
import type { TextureName } from "#/studio/imagery/textures";
import type { TileName } from "#/studio/imagery/tiles";

/** Names of the imagery strategies: manners in which subjects are drawn. A direction names one. */
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
  "engraving",
  "overprint",
  "collage",
  "paper-layers",
  "stripe-cut",
  "echo-lines",
  "scan-lines",
  "pictograms",
  "specimen-sheet",
  "medallion",
  "stencil-block",
  "pixel-sprite",
  "quilt",
] as const;
export type ImageryName = (typeof imageryNames)[number];

export const isImageryName = (name: string): name is ImageryName => imageryNames.some((known) => known === name);

/** Input of a strategy: the subjects in their places, colours, and the direction's shapes. */
export type PictureInput = {
  readonly arrangement: Arrangement;
  readonly color: ColorSource;
  readonly random: Random;
  /** The direction's corner radius in CSS pixels. */
  readonly radiusPx: number;
  /** 1 for a hero of 900 px height; sizes of dots and lines grow with it. */
  readonly unit: number;
};

/**
 * Draws pictures of subjects in one manner. A drawing fills its whole frame, has no ids, and takes
 * all variation from `random` and all colours from `color`.
 * @example
 * ```ts
 * export const silhouette: ImageryStrategy = {
 *   describe: (subject) => `${subject} in one flat colour.`,
 *   compositions: ["solo"],
 *   tile: "half-drop",
 *   texture: "dots",
 *   draw: ({ arrangement, color }) => renderFlatSubject(arrangement.main, fills),
 * };
 * ```
 */
export type ImageryStrategy = {
  /** One sentence about a picture of the subject, such as `A loaf of bread`. */
  readonly describe: (subject: string) => string;
  /** Arrangements that suit the manner. */
  readonly compositions: readonly [CompositionName, ...CompositionName[]];
  readonly tile: TileName;
  readonly texture: TextureName;
  /** The manner composes its whole frame, so that a hero is not split into fields. */
  readonly isWhole?: true;
  /** What a crop has to keep of a manner that does not keep to the arrangement's places. */
  readonly getZone?: (arrangement: Arrangement) => Box;
  readonly draw: (input: PictureInput) => Markup;
};

/** A drawing of a fixed size in CSS pixels. Content outside that size is clipped. */
export type Picture = { readonly width: number; readonly height: number; readonly content: Markup };

/**
 * Formats of pictures. Subjects stand within `inner`; around it is ground, so that the picture fills
 * places whose width is `least` to `most` times their height.
 */
export const pictureFormats = {
  hero: { width: 1200, height: 900, inner: [218, 108, 764, 684] },
  wide: { width: 2480, height: 640, inner: [520, 26, 1440, 588] },
  illustration: { width: 640, height: 480, inner: [116, 58, 408, 364] },
} as const satisfies Readonly<Record<string, { readonly width: number; readonly height: number; readonly inner: Box }>>;
export type PictureFormat = keyof typeof pictureFormats;
