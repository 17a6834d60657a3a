import { composeLayers } from "#/studio/marks/geometry/compose";
import type { Path } from "#/studio/marks/geometry/path";
import type { Motif, MotifShape } from "#/studio/motifs/motif";

const flattened = new WeakMap<readonly MotifShape[], Path>();

/** Keeps the flattened path of shapes whose drawing has already found it. */
export const rememberFlatShapes = (shapes: readonly MotifShape[], path: Path) => flattened.set(shapes, path);

/**
 * A motif in one colour as a single path: body − cuts ∪ accents. Outlines run clockwise, holes
 * anticlockwise, and none overlap, so that non-zero and even-odd fills agree. Computed once per
 * motif.
 */
export function flattenMotif({ shapes }: Motif): Path {
  const known = flattened.get(shapes);
  if (known) return known;
  const pathsOf = (tone: MotifShape["tone"]) => shapes.filter((shape) => shape.tone === tone).flatMap(({ path }) => path);
  const path = composeLayers([
    { action: "add", path: pathsOf("body") },
    { action: "remove", path: pathsOf("cut") },
    { action: "add", path: pathsOf("accent") },
  ]);
  flattened.set(shapes, path);
  return path;
}
