import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { composeLayers } from "#/studio/marks/geometry/compose";
import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import type { Motif, MotifShape } from "#/studio/motifs/motif";

/** A motif with the bounds of what it shows, on the motif's own grid. */
export type Subject = {
  readonly id: string;
  /** English, lower case with its article, such as `a loaf of bread`. */
  readonly label: string;
  readonly shapes: readonly MotifShape[];
  readonly bounds: Box;
};

/** A subject at its place in a picture; shapes and box in the picture's pixels. */
export type PlacedSubject = { readonly subject: Subject; readonly shapes: readonly MotifShape[]; readonly box: Box };

/**
 * Makes cuts true holes of the body, and keeps of the cuts only what is inside it, so that a cut
 * can have a colour of its own.
 */
function cutHoles(shapes: readonly MotifShape[]): readonly MotifShape[] {
  const pathOf = (tone: MotifShape["tone"]) => shapes.filter((shape) => shape.tone === tone).flatMap(({ path }) => path);
  const [body, cut, accent] = [pathOf("body"), pathOf("cut"), pathOf("accent")];
  if (cut.length === 0) return shapes;
  const parts: readonly MotifShape[] = [
    {
      tone: "body",
      path: composeLayers([
        { action: "add", path: body },
        { action: "remove", path: cut },
      ]),
    },
    {
      tone: "cut",
      path: composeLayers([
        { action: "add", path: cut },
        { action: "keep", path: body },
      ]),
    },
    { tone: "accent", path: accent },
  ];
  return parts.filter(({ path }) => path.length > 0);
}

const subjectsByShapes = new WeakMap<readonly MotifShape[], Subject>();

/** The subject of a motif, or `undefined` if the motif has no shapes. */
export function createSubject({ id, label, shapes }: Omit<Motif, "id"> & { readonly id: string }): Subject | undefined {
  const known = subjectsByShapes.get(shapes);
  if (known) return known;
  const whole = cutHoles(shapes);
  const bounds = getBounds(whole.flatMap(({ tone, path }) => (tone === "cut" ? [] : path)));
  if (bounds === undefined || bounds[2] <= 0 || bounds[3] <= 0) return undefined;
  const subject = { id, label, shapes: whole, bounds };
  subjectsByShapes.set(shapes, subject);
  return subject;
}

/** Width divided by height. */
export const getAspect = ({ bounds: [, , width, height] }: Subject): number => width / height;

/** The factor at which a subject just fits a width and a height. */
export const getFittingScale = ({ bounds: [, , w, h] }: Subject, width: number, height: number): number =>
  Math.min(width / w, height / h);

/**
 * Places a subject with the centre of its bounds at (x, y), optionally mirrored or turned
 * clockwise.
 */
export function placeSubject(
  subject: Subject,
  x: number,
  y: number,
  factor: number,
  { mirrored = false, degrees = 0 }: { readonly mirrored?: boolean; readonly degrees?: number } = {},
): PlacedSubject {
  const [left, top, width, height] = subject.bounds;
  const [cx, cy] = [left + width / 2, top + height / 2];
  const side = mirrored ? -1 : 1;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * factor, Math.sin((degrees * Math.PI) / 180) * factor];
  const [a, b, c, d] = [cos * side, sin * side, -sin, cos];
  const shapes = subject.shapes.map(({ tone, path }) => ({
    tone,
    path: transform(path, [a, b, c, d, x - a * cx - c * cy, y - b * cx - d * cy]),
  }));
  const box = getBounds(shapes.flatMap(({ tone, path }) => (tone === "cut" ? [] : path)));
  return { subject, shapes, box: box ?? [x, y, 0, 0] };
}

/** The same subject, scaled by a factor from the origin and then moved. */
export const moveSubject = (
  { subject, shapes, box: [x, y, w, h] }: PlacedSubject,
  factor: number,
  dx: number,
  dy: number,
): PlacedSubject => ({
  subject,
  shapes: shapes.map(({ tone, path }) => ({ tone, path: transform(path, [factor, 0, 0, factor, dx, dy]) })),
  box: [x * factor + dx, y * factor + dy, w * factor, h * factor],
});

/** The silhouette of a placed subject, its cuts filled. */
export const getSilhouette = ({ shapes }: PlacedSubject): Path => shapes.flatMap(({ path }) => path);
