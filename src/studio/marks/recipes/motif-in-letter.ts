import { subtract } from "#/studio/marks/geometry/combine";
import { getArea } from "#/studio/marks/geometry/flatten";
import { findInscribedCircle, measureClearance } from "#/studio/marks/geometry/inscribed-circle";
import { disc } from "#/studio/marks/geometry/shapes";
import { fitInto } from "#/studio/marks/geometry/transform";
import { separateCounters } from "#/studio/marks/letterform";
import { fillCounters, fitMotif } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Least radius of a subject inside a letter, in units of the 48-unit grid. */
const minRadius = 8.8;

/**
 * The initial made solid, with the subject as its only opening. Only for letters with a counter or
 * with enough body: elsewhere the subject would be a speck.
 */
export const motifInLetter: Recipe = ({ initials, outline, motifs, commonMotifs, style }) => {
  const [initial] = initials;
  const letter = initial === undefined ? undefined : outline(initial);
  if (initial === undefined || letter === undefined) return [];
  const fitted = fitInto(letter, [3, 3, 42, 42]);
  const { counters } = separateCounters(fitted);
  const opening = counters.toSorted((one, other) => getArea([other]) - getArea([one])).slice(0, 1);
  if (opening.length === 0 || getArea(opening) < 40) return [];
  const solid = fillCounters(fitted);
  const counter = findInscribedCircle(fillCounters(opening));
  if (counter === undefined) return [];
  const { x, y } = counter;
  const circle = { x, y, radius: Math.min(counter.radius + 3.4, measureClearance(solid, x, y) - 2.6) };
  if (circle.radius < minRadius) return [];
  const others = counters.filter((counter) => !opening.includes(counter));
  const kept = fillCounters(others.filter((other) => getArea([other]) > 12));
  return [...motifs, ...commonMotifs].slice(0, 3).map((motif, rank): Drawing => {
    const art = fitMotif(motif, style.gap > 2.6 ? motif.solid : motif.ink, { ...circle, radius: circle.radius * 1.1 });
    return {
      shapes: [
        { path: subtract([disc(x, y, circle.radius * 1.1 + 0.6)], kept), fill: "inlay" },
        { path: subtract(subtract(solid, art), kept), fill: "brand" },
      ],
      concept: `The letter ${initial} with ${motif.label} as its opening.`,
      subject: motif.id,
      rank,
      letters: [fitted],
    };
  });
};
