import { readPackedFile } from "#/kernel/files/packed-file";
import type { DrawingStep } from "#/studio/motifs/draw-motif";
import { evaluateStep, type Expression } from "#/studio/motifs/drawing-expression";

/** A drawing as it is packed: what is known of it, and its steps as calls of the functions that draw. */
export type PackedDrawing<About extends object> = { readonly about: About; readonly steps: readonly Expression[] };

/** A drawing of a packed file, its steps still as text. */
export type StoredDrawing<About extends object> = About & { readonly paint: () => readonly DrawingStep[] };

/**
 * Drawings as text, two lines for each: what is known of it and its steps, both as JSON. Calls take less
 * room than the paths that they draw, and give them to the last digit.
 */
export const formatDrawings = (drawings: readonly PackedDrawing<object>[]): string =>
  drawings.map(({ about, steps }) => `${JSON.stringify(about)}\n${JSON.stringify(steps)}`).join("\n");

/** The drawings of such a text. */
export function splitDrawings<About extends object>(text: string): readonly StoredDrawing<About>[] {
  const lines = text.split("\n");
  return Array.from({ length: lines.length / 2 }, (_, index) => {
    const about: About = JSON.parse(lines[2 * index] ?? "");
    const paint = () => {
      const steps: readonly Expression[] = JSON.parse(lines[2 * index + 1] ?? "");
      return steps.flatMap(evaluateStep);
    };
    return { ...about, paint };
  });
}

/** Reads the drawings of a packed file at first use. `About` is what `scripts/motifs.ts` puts into it. */
export function openPackedDrawings<About extends object>(path: string): () => readonly StoredDrawing<About>[] {
  let drawings: readonly StoredDrawing<About>[] | undefined;
  return () => (drawings ??= splitDrawings<About>(readPackedFile(path).toString()));
}
