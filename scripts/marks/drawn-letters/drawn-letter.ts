import type { LetterAbout } from "#/studio/marks/drawn-letters";
import type { DrawingStep } from "../../motifs/recorded-drawing";

/** The subjects that a leaf stands for, most telling ones first. */
export const plants =
  "leaf sprout herb-bundle branch seed tree olive tea-leaf pot-plant fern greenhouse flowerpot watering-can secateurs " +
  "seedling-hand wheat rice plough rake shovel wheelbarrow fruit-tree";

/** A letter whose strokes are a thing, on a grid of 96 units. */
export type DrawnLetter = LetterAbout & {
  readonly steps: () => readonly (DrawingStep | readonly DrawingStep[])[];
};
