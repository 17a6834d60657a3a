import type { ThingAbout } from "#/studio/marks/letter-things";
import type { DrawingStep } from "../../motifs/recorded-drawing";

/** A thing as a bold silhouette with room for a letter: on its body, or within an opening of it. */
export type ThingDrawing = ThingAbout & {
  readonly steps: () => readonly (DrawingStep | readonly DrawingStep[])[];
};
