/** The strategies that pictures can be made by; a direction names one. Each draws from the mark's own geometry. */
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
