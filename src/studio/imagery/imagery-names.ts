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
