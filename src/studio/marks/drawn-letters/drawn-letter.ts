import type { DrawingStep } from "#/studio/motifs/draw-motif";

/** The subjects that a leaf stands for, most telling ones first. */
export const plants =
  "leaf sprout herb-bundle branch seed tree olive tea-leaf pot-plant fern greenhouse flowerpot watering-can secateurs " +
  "seedling-hand wheat rice plough rake shovel wheelbarrow fruit-tree";

/** A letter whose strokes are a thing, on a grid of 96 units. */
export type DrawnLetter = {
  /** The thing with its article, such as `a tent`. */
  readonly label: string;
  /** The letters that the drawing is, in any alphabet. */
  readonly letters: string;
  /** The subjects that it stands for. What it shows comes first. */
  readonly subjects: string;
  /** Whether the letter's counter shows the same better: then this is offered, but comes after it. */
  readonly isSecond?: boolean;
  readonly steps: () => readonly (DrawingStep | readonly DrawingStep[])[];
};
