import type { Box } from "#/studio/marks/geometry/bounds";
import type { DrawingStep } from "#/studio/motifs/draw-motif";

/** A thing as a bold silhouette with room for a letter: on its body, or within an opening of it. */
export type ThingDrawing = {
  readonly label: string;
  /** Where the letter is, on the grid of 96 units of the drawing. */
  readonly place: Box;
  /** Whether the letter is within an opening rather than being cut out of the body. */
  readonly isOpen?: boolean;
  /** Whether every other firm of the trade may show it: a letter on it sets no firm apart. */
  readonly isStock?: boolean;
  /** The subjects that it stands for. What it shows comes first. */
  readonly subjects: string;
  readonly steps: () => readonly (DrawingStep | readonly DrawingStep[])[];
};
