import { subtract } from "#/studio/marks/geometry/combine";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { disc } from "#/studio/marks/geometry/shapes";
import { getArea } from "#/studio/marks/geometry/flatten";
import { fitInto } from "#/studio/marks/geometry/transform";
import { capitalize } from "#/studio/marks/concept";
import { fitMotifIntoBox } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Least radius of the letter inside a subject, in units of the 48-unit grid. */
const minRadius = 13.5;

/** A silhouette that is hardly more than a disc says nothing: its largest circle, of 24 units. */
const maxRadius = 21;

/** A subject in more pieces is no place for a letter. */
const maxPieces = 4;

/** A silhouette that fills more of its box is hardly more than a rectangle. */
const maxFilled = 0.86;

/** A silhouette says less than a drawing: that of a later subject is hardly known. */
const silhouetteRank = 1.6;

/** A subject that is more openings than ink is not known by its silhouette. */
const minInk = 0.8;

/** The subject's silhouette with the initial, or two, cut out of its body. */
export const letterInMotif: Recipe = ({ initials, outline, motifs, namePicture, commonMotifs }) => {
  const texts = [initials[0], initials.length === 2 ? initials.join("") : undefined];
  return [...motifs, ...commonMotifs].slice(0, 3).flatMap((motif, rank): Drawing[] => {
    const { room, pieces } = motif;
    if (room === undefined || pieces > maxPieces || room.radius > maxRadius) return [];
    const [bx = 0, by = 0, bw = 48, bh = 48] = getBounds(motif.ink) ?? [];
    if (getArea(motif.solid) > bw * bh * maxFilled || getArea(motif.ink) < getArea(motif.solid) * minInk) return [];
    const solid = fitMotifIntoBox(motif, motif.solid, [3, 3, 42, 42]);
    const [sx = 0, sy = 0, sw = 42] = getBounds(solid) ?? [];
    const factor = sw / bw;
    const [x, y, radius] = [sx + (room.x - bx) * factor, sy + (room.y - by) * factor, room.radius * factor];
    if (radius < minRadius) return [];
    return texts.flatMap((text): Drawing[] => {
      const letter = text === undefined ? undefined : outline(text);
      if (text === undefined || letter === undefined) return [];
      const [, , width = 1, height = 1] = getBounds(letter) ?? [];
      const half = (radius - 2) / Math.hypot(width, height);
      if (text.length > 1 && radius < 17) return [];
      const box = [x - width * half, y - height * half, width * half * 2, height * half * 2] as const;
      const placed = fitInto(letter, box);
      return [
        {
          shapes: [
            { path: [disc(x, y, radius - 1)], fill: "inlay" },
            { path: subtract(solid, placed), fill: "brand" },
          ],
          concept: `${capitalize(motif.label)} with the ${text.length > 1 ? "letters" : "letter"} ${text} cut out of its body.`,
          letters: [placed],
          subject: motif.id,
          rank: rank * silhouetteRank,
          // Any firm of the trade may show a letter on its subject.
          ...(motif !== namePicture && { isStock: true }),
        },
      ];
    });
  });
};
