import { findCount } from "#/studio/marks/counted-names";
import { getBounds } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, transform, translate } from "#/studio/marks/geometry/transform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { hasThing, listLetterThings } from "#/studio/marks/letter-things";
import { isSignOf } from "#/studio/marks/name-signs";
import { drawSteps } from "#/studio/marks/recipes/counted-steps";
import type { Recipe } from "#/studio/marks/recipe";

const numberNames: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four" };

/** Two of a figure facing each other, three as a pyramid, four as a square. */
function placeFigures(figure: Path, count: number): readonly Path[] {
  const [x = 0, y = 0, width = 1, height = 1] = getBounds(figure) ?? [];
  const at = (left: number, top: number) => translate(figure, left - x, top - y);
  const gap = 2.4;
  if (count === 2) {
    const mirrored = transform(figure, [-1, 0, 0, 1, 0, 0]);
    const [mx = 0, my = 0] = getBounds(mirrored) ?? [];
    return [translate(mirrored, -mx, -my), at(width + gap, 0)];
  }
  const places: readonly (readonly [number, number])[] =
    count === 3
      ? [
          [(width + gap) / 2, 0],
          [0, height + gap],
          [width + gap, height + gap],
        ]
      : [
          [0, 0],
          [width + gap, 0],
          [0, height + gap],
          [width + gap, height + gap],
        ];
  return places.map(([left, top]) => at(left, top));
}

/** A figure in more pieces would fall apart when it is drawn several times. */
const maxPieces = 3;

/** The sign of stairs, which are counted by their steps. */
const stairs = { id: "stairs-sign" };

/** What a name counts, as often as it says. */
export const counted: Recipe = ({ name, language = "en", namePicture, nameSign, hasAccent }) => {
  const found = findCount(name);
  if (found === undefined) return [];
  const { count } = found;
  const said = numberNames[count] ?? String(count);
  if (isSignOf(stairs, found.counted, language))
    return [
      {
        shapes: [{ path: drawSteps(count), fill: "brand" }],
        concept: `A staircase of ${said} steps, as many as the name counts.`,
        isOwn: true,
      },
    ];
  const [thing] = namePicture && hasThing(namePicture.id) ? listLetterThings([namePicture.id]) : [];
  const drawn =
    thing === undefined && namePicture && namePicture.pieces <= maxPieces
      ? namePicture.solid
      : thing && [...thing.base, ...thing.accent];
  // The sign of what is counted, in one shape: its openings would close. One of several pieces is many by itself.
  const isSign = drawn === undefined && nameSign?.thing === undefined && (nameSign?.pieces ?? 0) < maxPieces;
  const sign = isSign && nameSign && isSignOf(nameSign, found.phrase, language) ? nameSign : undefined;
  const shown = drawn ?? sign?.solid;
  const label = sign?.label ?? namePicture?.label;
  const subject = shown && fitInto(shown, [0, 0, 20, 20]);
  const figures = subject ? placeFigures(subject, count) : [];
  return label !== undefined && figures.length > 0
    ? [
        {
          shapes: fitShapes(
            figures.map((path, index) => ({ path, fill: index === 0 && hasAccent ? "spot" : "brand" })),
            [3, 3, 42, 42],
          ),
          concept: `The name counts ${said}: ${label}, ${said} times.`,
          isOwn: true,
        },
      ]
    : [];
};
