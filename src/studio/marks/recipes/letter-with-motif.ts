import { fitShapes } from "#/studio/marks/fit-shapes";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { findEmptyCircle } from "#/studio/marks/geometry/inscribed-circle";
import { fitInto } from "#/studio/marks/geometry/transform";
import { fitMotif } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Least radius of the subject, in units of the 48-unit grid: below, it would be a speck. */
const minRadius = 8.8;

/**
 * The initial with the subject in its open space, such as in the corner of L or between the arms of
 * U.
 */
export const letterWithMotif: Recipe = ({ initials, outline, motifs, commonMotifs, hasAccent }) => {
  const [initial] = initials;
  const letter = initial === undefined ? undefined : outline(initial);
  if (initial === undefined || letter === undefined) return [];
  const fitted = fitInto(letter, [3, 3, 42, 42]);
  const [x = 3, y = 3, width = 42, height = 42] = getBounds(fitted) ?? [];
  const room = findEmptyCircle(fitted, [x, y, width + Math.max(0, 38 - width), height]);
  if (room === undefined || room.radius - 2.2 < minRadius) return [];
  return [...motifs, ...commonMotifs].flatMap((motif, rank): Drawing[] => {
    if (motif.pieces > 1) return [];
    const art = fitMotif(motif, motif.ink, { ...room, radius: room.radius - 1.4 });
    const shapes = fitShapes(
      [
        { path: fitted, fill: "brand" },
        { path: art, fill: hasAccent ? "spot" : "brand" },
      ],
      [3, 3, 42, 42],
    );
    return [
      {
        shapes,
        concept: `The letter ${initial} with ${motif.label} in its open space.`,
        subject: motif.id,
        rank,
        letters: shapes.slice(0, 1).map(({ path }) => path),
      },
    ];
  });
};
