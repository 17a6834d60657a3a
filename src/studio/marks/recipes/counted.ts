import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { findCount } from "#/studio/marks/counted-names";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { subtract, unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, transform, translate } from "#/studio/marks/geometry/transform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { toCapitals } from "#/studio/marks/to-capitals";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

const numberNames: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four" };

/** Width of each line and each space between them, as a share of the letter's height. */
const lineWidth = 0.1;

/** The most lines of a letter that hold at small sizes. */
const maxLines = 3;

/** Letters drawn by several lines side by side. */
function drawByLines(letter: string, count: number, form: "round" | "square"): Path | undefined {
  const found = findConstructedLetter(letter, form);
  if (found === undefined) return undefined;
  const all = [...found.main, ...found.detail];
  const draw = (width: number) =>
    all.reduce<Path>((joined, line) => unite(joined, drawLines([line], [line], width, "square")), []);
  const unit = lineWidth * letterUnits;
  // From outside to inside: ink, space, ink …; each layer lies on the one before.
  return Array.from({ length: count }, (_, index) => (2 * count - 1 - 2 * index) * unit).reduce<Path>(
    (rest, width, index) => (index % 2 === 0 ? unite(rest, draw(width)) : subtract(rest, draw(width))),
    [],
  );
}

/** Tall figures stand in a row. */
const maxRowAspect = 0.72;

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
  if (width < height * maxRowAspect) return Array.from({ length: count }, (_, index) => at((width + gap) * index, 0));
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

/** What a name counts, as often as it says: the subject of the name, or lines that draw its initial. */
export const counted: Recipe = ({ name, namePicture, style, language, hasAccent }) => {
  const found = findCount(name);
  if (found === undefined) return [];
  const { count, counted: word } = found;
  const said = numberNames[count] ?? String(count);
  const subject = namePicture && namePicture.pieces === 1 ? fitInto(namePicture.ink, [0, 0, 20, 20]) : undefined;
  const figures = subject ? placeFigures(subject, count) : [];
  const several: Drawing[] =
    namePicture && figures.length > 0
      ? [
          {
            shapes: fitShapes(
              figures.map((path, index) => ({ path, fill: index === 0 && hasAccent ? "spot" : "brand" })),
              [3, 3, 42, 42],
            ),
            concept: `The name counts ${said}: ${namePicture.label}, ${said} times.`,
            isOwn: true,
          },
        ]
      : [];
  const initial = toCapitals([...word.normalize("NFC")][0] ?? "", language);
  const lines = count <= maxLines ? drawByLines(initial, count, style.form) : undefined;
  const drawn: Drawing[] = lines
    ? [
        {
          shapes: [{ path: fitInto(lines, [3, 3, 42, 42]), fill: "brand" }],
          concept: `The name counts ${said}: the letter ${initial} drawn by ${said} lines.`,
          isOwn: true,
        },
      ]
    : [];
  return [...several, ...drawn];
};
