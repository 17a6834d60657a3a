import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { subtract, unite } from "#/studio/marks/geometry/combine";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import { type Circle, findInscribedCircle } from "#/studio/marks/geometry/inscribed-circle";
import { createMask, measureRegions } from "#/studio/marks/geometry/mask";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, transform } from "#/studio/marks/geometry/transform";
import type { Treatment } from "#/studio/marks/mark-style";
import { applyTreatment } from "#/studio/marks/treatment";
import { findMotif } from "#/studio/motifs/index";
import type { Motif } from "#/studio/motifs/motif";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** A motif prepared for marks: paths without overlaps, in a box of 48 units. */
export type MotifForm = {
  readonly id: MotifId;
  /** With its article, such as `a loaf of bread`. */
  readonly label: string;
  /** The motif in one colour. */
  readonly ink: Path;
  /** The parts in the first and in the second colour. */
  readonly base: Path;
  readonly accent: Path;
  /** The silhouette without holes. */
  readonly solid: Path;
  /** The largest circle inside the silhouette. */
  readonly room: Circle | undefined;
  /** The smallest circle around the middle of the box that contains the motif: its radius. */
  readonly reach: number;
  /** Whether the left half mirrors the right. */
  readonly symmetric: boolean;
  /** Separate pieces of the silhouette. */
  readonly pieces: number;
};

const forms = new Map<MotifId, MotifForm>();
const symbolBox: Box = [0, 0, 48, 48];

/** The motif with this id, prepared once; `undefined` if it has no drawing. */
export function findMotifForm(id: MotifId): MotifForm | undefined {
  const known = forms.get(id);
  if (known) return known;
  const motif = findMotif(id);
  if (motif === undefined) return undefined;
  const form = createMotifForm(motif);
  forms.set(id, form);
  return form;
}

export function createMotifForm({ id, label, shapes }: Motif): MotifForm {
  let base: Path = [];
  let accent: Path = [];
  for (const { tone, path } of shapes) {
    if (tone === "accent") accent = unite(accent, path);
    else base = tone === "body" ? unite(base, path) : subtract(base, path);
  }
  const drawn = unite(base, accent);
  const [x, y, width, height] = getBounds(drawn) ?? symbolBox;
  const factor = 48 / Math.max(width, height);
  const place = (path: Path) =>
    transform(path, [factor, 0, 0, factor, 24 - factor * (x + width / 2), 24 - factor * (y + height / 2)]);
  const ink = place(drawn);
  const solid = fillCounters(ink);
  const points = flatten(solid, 0.3).flat();
  return {
    id,
    label,
    ink,
    base: place(base),
    accent: place(accent),
    solid,
    room: findInscribedCircle(solid),
    reach: Math.max(...points.map(([px, py]) => Math.hypot(px - 24, py - 24))),
    symmetric: isMirrored(ink),
    pieces: measureRegions(createMask(ink, 64), 1, true).filter((area) => area > 8).length,
  };
}

const treated = new WeakMap<MotifForm, Map<Treatment, Path>>();

/** A motif in one colour, drawn in a direction's style; each treatment is computed once. */
export function treatMotif(form: MotifForm, treatment: Treatment): Path {
  const known = treated.get(form) ?? new Map<Treatment, Path>();
  treated.set(form, known);
  const path = known.get(treatment) ?? applyTreatment(form.ink, treatment);
  known.set(treatment, path);
  return path;
}

/** The path without its holes. */
export function fillCounters(path: Path): Path {
  const areas = flatten(path, 0.5).map(signedArea);
  return unite(
    path.filter((_, index) => (areas[index] ?? 0) > 0),
    [],
  );
}

function isMirrored(path: Path): boolean {
  const size = 32;
  const { cells } = createMask(path, size);
  let [different, filled] = [0, 0];
  cells.forEach((cell, index) => {
    const column = index % size;
    filled += cell;
    if (cell !== cells[index - column + size - 1 - column]) different++;
  });
  return different <= filled * 0.12;
}

/** A motif's path moved and scaled so that its circle of reach is the given circle. */
export function fitMotif(form: MotifForm, path: Path, { x, y, radius }: Circle): Path {
  const factor = radius / form.reach;
  return transform(path, [factor, 0, 0, factor, x - 24 * factor, y - 24 * factor]);
}

/** A motif's path scaled to a box. All paths of one motif keep their places. */
export function fitMotifIntoBox(form: MotifForm, path: Path, box: Box): Path {
  const whole = fitInto(form.ink, box);
  const [ax, ay, aw] = getBounds(form.ink) ?? symbolBox;
  const [bx, by, bw] = getBounds(whole) ?? symbolBox;
  const factor = bw / Math.max(aw, 1e-6);
  return transform(path, [factor, 0, 0, factor, bx - ax * factor, by - ay * factor]);
}
