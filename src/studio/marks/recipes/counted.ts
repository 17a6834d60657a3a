import { capitalize } from "#/studio/marks/concept";
import { findCount } from "#/studio/marks/counted-names";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { subtract } from "#/studio/marks/geometry/combine";
import type { Path, Point } from "#/studio/marks/geometry/path";
import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto, transform, translate } from "#/studio/marks/geometry/transform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { hasThing, listLetterThings } from "#/studio/marks/letter-things";
import { isSignOf } from "#/studio/marks/name-signs";
import { drawSteps } from "#/studio/marks/recipes/counted-steps";
import type { Recipe } from "#/studio/marks/recipe";

const numberNames: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" };

/** More figures would be specks at small sizes. */
const maxFigures = 4;

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

/** Words for dots in many languages, at the end of what is counted; a Korean one is a syllable. */
const dotWords: ReadonlySet<string> = new Set(
  (
    "점 点 點 จุด chấm dots dot points punkte punkten puntos punti punts pontos stippen puncte prikker pisteet pontok kropki " +
    "kropek tečky точки крапки тачке τελείες нүкте נקודות نقاط نقطة बिंदु बिन्दु"
  ).split(" "),
);

/** Centres of three to six dots, by their number; six stand as in a cell of Braille. */
const dotPlaces: Readonly<Record<number, readonly Point[]>> = {
  3: [24 - 12.4, 24, 24 + 12.4].map((x) => [x, 24]),
  4: [16, 32].flatMap((x) => [16, 32].map((y): Point => [x, y])),
  5: [...[14, 34].flatMap((x) => [14, 34].map((y): Point => [x, y])), [24, 24]],
  6: [17.4, 30.6].flatMap((x) => [10.8, 24, 37.2].map((y): Point => [x, y])),
};
const dotRadius: Readonly<Record<number, number>> = { 3: 4.6, 4: 5.4, 5: 4.8, 6: 4.6 };

/** The tile of three dots in a row is wide, and that of six as tall as a page. */
const tiles: Readonly<Record<number, Box>> = { 3: [3, 9, 42, 30], 6: [8, 2, 32, 44] };

/** Dots in a tile, as many as a name counts. */
function drawDots(count: number): Path | undefined {
  const places = dotPlaces[count];
  if (places === undefined) return undefined;
  return subtract(
    [rectangle(tiles[count] ?? [3, 3, 42, 42])],
    places.map(([x, y]) => disc(x, y, dotRadius[count] ?? 4.6)),
  );
}

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
  const dots = dotWords.has(found.counted.toLowerCase()) ? drawDots(count) : undefined;
  if (dots !== undefined)
    return [
      {
        shapes: [{ path: dots, fill: "brand" }],
        concept: `${capitalize(said)} dots cut out of a tile, as many as the name counts.`,
        isOwn: true,
      },
    ];
  if (count > maxFigures) return [];
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
