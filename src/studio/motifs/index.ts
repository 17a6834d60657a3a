import motifFile from "#data/motifs/drawings.txt.br" with { type: "file" };
import { drawMotif } from "#/studio/motifs/draw-motif";
import type { Motif } from "#/studio/motifs/motif";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { openPackedDrawings, type StoredDrawing } from "#/studio/motifs/packed-drawings";

/** What is known of a motif's drawing beside its steps. */
export type MotifAbout = Pick<Motif, "id" | "label"> & {
  /** The longer side of the finished drawing, if it is not the usual one. */
  readonly size?: number;
};

const openDrawings = openPackedDrawings<MotifAbout>(motifFile);
let drawings: ReadonlyMap<MotifId, StoredDrawing<MotifAbout>> | undefined;

function findDrawing(id: MotifId): StoredDrawing<MotifAbout> | undefined {
  drawings ??= new Map(openDrawings().map((drawing) => [drawing.id, drawing]));
  return drawings.get(id);
}

/** The subject's English label, without drawing it. */
export const getMotifLabel = (id: MotifId): string => findDrawing(id)?.label ?? id;

const drawn = new Map<MotifId, Motif>();

/** The motif with this id, or `undefined` if it has no drawing. */
export function findMotif(id: MotifId): Motif | undefined {
  const known = drawn.get(id);
  if (known) return known;
  const drawing = findDrawing(id);
  if (drawing === undefined) return undefined;
  const motif = { id, label: drawing.label, shapes: drawMotif(drawing.paint(), drawing.size) };
  drawn.set(id, motif);
  return motif;
}
