import { drawInBox, findConstructedLetter } from "#/studio/marks/constructed-letter";
import { intersect, unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import { findNumberWord, findRomanNumeral } from "#/studio/marks/number-words";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Widths of the strokes of a figure that fills a disc, in units of the 48-unit grid: thinner where there are three of them. */
const [stroke, narrowStroke] = [12, 9.4] as const;
const manyStrokes = /[2356890]/u;

/** A figure whose outer edge is a disc, or two of them beside each other as one square. */
function drawFigures(text: string): Path | undefined {
  const figures = [...text].flatMap((figure) => findConstructedLetter(figure, "square") ?? []);
  const [first, second] = figures;
  if (first === undefined || figures.length !== text.length) return undefined;
  const width = manyStrokes.test(text) ? narrowStroke : stroke;
  if (second === undefined) return intersect(drawInBox(first, [2, 2, 44, 44], width), [disc(24, 24, 22)]);
  return [...drawInBox(first, [2.5, 3, 20, 42], 6.6), ...drawInBox(second, [25.5, 3, 20, 42], 6.6)];
}

/** Height of the bars above and below a Roman numeral, the gap of its signs, and the widths of its strokes by their number. */
const [barHeight, signGap] = [6.4, 3.6] as const;
const romanStrokes: readonly number[] = [8.4, 8.4, 8, 6.4, 5.4];

/** Width of a sign beside the others. */
const signShares: Readonly<Record<string, number>> = { I: 0.45, V: 1.25, X: 1.25 };

/** More signs would close at small sizes. */
const maxSigns = 4;

/** A Roman numeral between two bars that join its signs into one block. */
function drawRoman(text: string): Path {
  const signs = [...text];
  const width = romanStrokes[signs.length] ?? 5.4;
  const shares = signs.map((sign) => signShares[sign] ?? 1);
  const unit = (44 - signGap * (signs.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let [drawn, left]: [Path, number] = [[rectangle([2, 2, 44, barHeight]), rectangle([2, 46 - barHeight, 44, barHeight])], 2];
  for (const [index, sign] of signs.entries()) {
    const space = unit * (shares[index] ?? 1);
    const letter = sign === "I" ? undefined : findConstructedLetter(sign, "square");
    const part =
      letter === undefined ? [rectangle([left + (space - width) / 2, 2, width, 44])] : drawInBox(letter, [left, 2, space, 44], width);
    drawn = unite(drawn, part);
    left += space + signGap;
  }
  return drawn;
}

/** The number that a word of the name says, as a heavy figure, or its Roman numeral as one block. */
export const spelledNumber: Recipe = ({ name, number }) => {
  const roman = findRomanNumeral(name);
  if (roman !== undefined && roman.length <= maxSigns) {
    return [
      {
        shapes: [{ path: drawRoman(roman), fill: "brand" }],
        concept: `The number ${roman} of the name, its signs joined by the bars above and below them.`,
        isOwn: true,
      },
    ];
  }
  const written = number !== undefined && /^\d{1,2}$/u.test(number) && name.split(/\s+/u).includes(number) ? number : undefined;
  const text = written ?? findNumberWord(name)?.toString();
  const figures = text === undefined ? undefined : drawFigures(text);
  if (text === undefined || figures === undefined) return [];
  const form = text.length > 1 ? "its figures as one square" : "of heavy strokes in the outline of a disc";
  return [
    {
      shapes: [{ path: figures, fill: "brand" }],
      concept: `The number ${text} that the name says, ${form}.`,
      letters: [figures],
      isOwn: true,
    } satisfies Drawing,
  ];
};
