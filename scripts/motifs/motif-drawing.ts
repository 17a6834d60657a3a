import type { MotifId } from "#/studio/motifs/motif-ids";
import type { DrawingStep } from "./recorded-drawing";

/** A motif's English label, its painting steps, and its size where that is not the usual one. */
export type MotifDrawing = {
  readonly label: string;
  readonly paint: () => readonly (DrawingStep | readonly DrawingStep[])[];
  readonly size?: number;
};

/** The drawings of one group of subjects. */
export type MotifGroup = Readonly<Partial<Record<MotifId, MotifDrawing>>>;

/**
 * A drawing by its label and painting steps, which may use any scale: the finished shapes are
 * centred and fill `size` units, less for a compact shape so that all weigh about the same.
 */
export const motif = (label: string, paint: MotifDrawing["paint"], size?: number): MotifDrawing => ({
  label,
  paint,
  ...(size !== undefined && { size }),
});
