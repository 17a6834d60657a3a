import { drawInBox, drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { findCount } from "#/studio/marks/counted-names";
import { capitalize } from "#/studio/marks/concept";
import { unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { translate } from "#/studio/marks/geometry/transform";
import { listLetterThings } from "#/studio/marks/letter-things";
import { findNumberWord, findRomanNumeral } from "#/studio/marks/number-words";
import type { Drawing, Recipe, RecipeInput } from "#/studio/marks/recipe";
import { drawClockTime } from "#/studio/marks/recipes/clock-time";
import { drawThing } from "#/studio/marks/recipes/letter-in-thing";
import { listNamePictures } from "#/studio/understanding/motif-words";

/** Widths of the strokes of one figure, in units of the 48-unit grid: thinner where there are three of them. */
const [stroke, narrowStroke] = [12, 9.8] as const;
const manyStrokes = /[23456890]/u;

/** A figure of heavy strokes that bend round, or two of them beside each other as one square. */
function drawFigures(text: string): Path | undefined {
  const figures = [...text].flatMap((figure) => findConstructedLetter(figure, "round") ?? []);
  const [first, second] = figures;
  if (first === undefined || figures.length !== text.length) return undefined;
  if (second === undefined) return drawInBox(first, [4, 3, 40, 42], manyStrokes.test(text) ? narrowStroke : stroke);
  return [...drawInBox(first, [2.5, 4, 20, 40], 6.4), ...drawInBox(second, [25.5, 4, 20, 40], 6.4)];
}

/** Width of the strokes of a figure, less where a counter would close, and the space between two, for a place on a thing. */
const [lineStroke, openStroke, lineSpace] = [0.27 * letterUnits, 0.19 * letterUnits, 2.4] as const;
const closing = /[4689]/u;

/** The figures of a number beside each other, of strokes that stay open at small sizes. */
function drawLine(text: string): Path | undefined {
  let [drawn, left]: [Path, number] = [[], 0];
  for (const figure of text) {
    const built = findConstructedLetter(figure, "round");
    if (built === undefined) return undefined;
    const all = [...built.main, ...built.detail];
    const path = drawLines(all, all, closing.test(text) ? openStroke : lineStroke, "square");
    const [x = 0, , width = 0] = getBounds(path) ?? [];
    drawn = [...drawn, ...translate(path, left - x, 0)];
    left += width + lineSpace - lineStroke;
  }
  return drawn;
}

/** What the figure alone loses, and if a thing shows it or the name writes it, in places of a subject. */
const [aloneRank, bareRank] = [0.6, 5] as const;

/** The least number of a word that is a mark without what it counts: a pair is in many names. */
const minAlone = 3;

/** A number at the end of a name, after its other words. */
const endingNumber = /\p{L}\s+(\d{1,2})["”“»』」]?$/u;

/** Places of a thing where two figures have room, in units of its drawing. */
const minTwoFigures = 40;

/** The number on what the name counts, or on the trade's thing if that has no picture or the name is the number alone. */
function drawOnThing(text: string, { name, coreName, number, language, things, hasAccent }: RecipeInput): readonly Drawing[] {
  const counted = findCount(name)?.counted;
  const isAlone = !/\s/u.test(coreName.trim());
  const pictures = counted === undefined || language === undefined ? [] : listNamePictures(counted, language);
  // The number that ends a name is its point: `Token 14`.
  const isAtEnd = number !== undefined && endingNumber.exec(coreName)?.[1] === text;
  const [pictured] = isAlone ? [] : listLetterThings(pictures);
  const isOfTrade =
    pictured === undefined && (isAlone || isAtEnd || (number === undefined && text.length === 1 && Number(text) >= minAlone));
  const thing = pictured ?? (isOfTrade ? listLetterThings(things)[0] : undefined);
  const figures = text.length > 1 ? drawFigures(text) : drawLine(text);
  if (thing === undefined || figures === undefined) return [];
  if (isOfTrade && (thing.isStock || thing.isSubstitute || (isAlone && thing.isCommon))) return [];
  if (text.length > 1 && thing.place[2] < minTwoFigures) return [];
  const subject = isOfTrade ? things[thing.at] : undefined;
  return [
    {
      ...drawThing(thing, figures, hasAccent),
      concept: `${capitalize(thing.label)} with the number ${text}, which the name says.`,
      isOwn: true,
      // Where it counts nothing that the thing shows, it may only be a number of many.
      isJoined: !isOfTrade || isAlone || isAtEnd,
      ...(subject !== undefined && { subject }),
    },
  ];
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
      letter === undefined
        ? [rectangle([left + (space - width) / 2, 2, width, 44])]
        : drawInBox(letter, [left, 2, space, 44], width);
    drawn = unite(drawn, part);
    left += space + signGap;
  }
  return drawn;
}

/** The time that the name says on a clock, or the number that a word of it says, as a heavy figure or a Roman numeral in one block. */
export const spelledNumber: Recipe = (input) => {
  const { name, number } = input;
  const clock = drawClockTime(name);
  if (clock.length > 0) return clock;
  const roman = findRomanNumeral(name);
  if (roman !== undefined && roman.length <= maxSigns) {
    return [
      {
        shapes: [{ path: drawRoman(roman), fill: "brand" }],
        concept: `The number ${roman} of the name, its signs joined by the bars above and below them.`,
        isOwn: true,
        rank: aloneRank,
      },
    ];
  }
  const written =
    number !== undefined && /^\d{1,2}$/u.test(number) && name.split(/[\s"“”„«»「」『』]+/u).includes(number) ? number : undefined;
  const text = written ?? findNumberWord(name, input.language)?.toString();
  const figures = text === undefined ? undefined : drawFigures(text);
  if (text === undefined || figures === undefined) return [];
  const onThing = drawOnThing(text, input);
  if (written === undefined && Number(text) < minAlone) return onThing;
  const form = text.length > 1 ? "its figures as one square" : "of heavy strokes";
  return [
    ...onThing,
    {
      shapes: [{ path: figures, fill: "brand" }],
      concept: `The number ${text} that the name says, ${form}.`,
      letters: [figures],
      isOwn: true,
      rank: onThing.length > 0 || written !== undefined ? bareRank : aloneRank,
    } satisfies Drawing,
  ];
};
