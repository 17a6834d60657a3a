import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { getArea } from "#/studio/marks/geometry/flatten";
import { findEmptyCircle } from "#/studio/marks/geometry/inscribed-circle";
import { offsetPath } from "#/studio/marks/geometry/offset";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { fillCounters, fitMotif } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters whose strokes go around an open space. */
const framing = /^[CDGOQUALVСОПЛАЛΟΠΘΛΑ]$/u;

/** Letters whose open space shows a pale second colour. */
const closed = /^[DOQОΟΘ]$/u;

/** The frame's outline without its openings, and a little less, so that nothing shows around it. */
const shrinkSolid = (frame: Path): Path => offsetPath(fillCounters(frame), -0.8, "miter");

/** Width of the frame's strokes as a share of its height, and the least radius of the subject in it. */
const frameWidth = 0.17;
const minRadius = 10;

/** A subject with less ink in its circle would be thin lines within strong ones. */
const minInk = 0.32;

/** The initial as the frame of the subject: what another mark has a disc for. */
export const letterFrame: Recipe = ({ initials: [initial = ""], motifs, commonMotifs, hasAccent, hasSecond }) => {
  const letter = framing.test(initial) ? findConstructedLetter(initial, "round") : undefined;
  if (letter === undefined) return [];
  // A bar or a crossing stroke gives way to the subject.
  const lines = /^[AАΑΘ]$/u.test(initial) ? letter.main : [...letter.main, ...letter.detail];
  const frame = fitInto(drawLines(lines, lines, frameWidth * letterUnits, "square"), [3, 3, 42, 42]);
  const box = getBounds(frame) ?? [3, 3, 42, 42];
  const room = findEmptyCircle(frame, box);
  if (room === undefined || room.radius < minRadius) return [];
  return [...motifs, ...commonMotifs].slice(0, 2).flatMap((motif, rank): Drawing[] => {
    if (motif.pieces > 2 || getArea(motif.ink) < Math.PI * motif.reach ** 2 * minInk) return [];
    const art = fitMotif(motif, motif.ink, { ...room, radius: room.radius - 2.2 });
    const inside = closed.test(initial) && hasSecond && !hasAccent ? [{ path: shrinkSolid(frame), fill: "inlay" as const }] : [];
    return [
      {
        shapes: [...inside, { path: frame, fill: "brand" }, { path: art, fill: hasAccent ? "spot" : "brand" }],
        concept: `The letter ${initial} as the frame of ${motif.label}.`,
        subject: motif.id,
        rank,
      },
    ];
  });
};
