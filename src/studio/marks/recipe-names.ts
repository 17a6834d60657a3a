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
