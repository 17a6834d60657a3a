import { drawInBox, findConstructedLetter } from "#/studio/marks/constructed-letter";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { disc, ring } from "#/studio/marks/geometry/shapes";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { Path } from "#/studio/marks/geometry/path";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { fitInto, transform } from "#/studio/marks/geometry/transform";
import { measureClearance } from "#/studio/marks/geometry/inscribed-circle";
import { findLetterFigure } from "#/studio/marks/letter-figures";
import type { Drawing, Recipe, RecipeInput } from "#/studio/marks/recipe";

/** Least height of an accent, as a share of the letter below it. */
const minAccent = 0.24;

/** Whether a letter of an alphabet with accents has one. */
const hasAccent = (letter: string) =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}/u.test(letter.normalize("NFD"));

/** Arabic letters with dots, and how much larger a mark draws them. */
const dotted = /^[بتثجخذزشضظغفقنيپچژ]$/u;
const dotGrowth = 1.4;

/** A contour this much smaller than the letter's body is a dot. */
const maxDotShare = 0.3;

/** The body of a letter, and the boxes of its dots. */
function separateDots(letter: Path): { readonly body: Path; readonly dots: readonly Box[] } {
  const boxes = letter.map((contour): Box => getBounds([contour]) ?? [0, 0, 0, 0]);
  const sides = boxes.map(([, , width, height]) => Math.max(width, height));
  const largest = Math.max(...sides);
  const isDot = (index: number) => (sides[index] ?? 0) < largest * maxDotShare;
  return { body: letter.filter((_, index) => !isDot(index)), dots: boxes.filter((_, index) => isDot(index)) };
}

/** How much larger than its dot the figure of a trade is in its place, how far it stays from the letter, and its least side. */
const [figureGrowth, figureGap, minFigure] = [2.3, 1, 9.5] as const;

/** Side of a figure whose corners reach a circle, by the circle's radius. */
const fitShare = 1.5;

/** An Arabic letter whose dot is what the trade has to do with: a house for estate agents. */
function drawFigureDot(
  letter: Path,
  initial: string,
  { figureSubjects, hasAccent: hasColor }: Pick<RecipeInput, "figureSubjects" | "hasAccent">,
): readonly Drawing[] {
  const figure = findLetterFigure(figureSubjects);
  const fitted = fitInto(letter, [3, 3, 42, 42]);
  const { body, dots } = separateDots(fitted);
  const [dot] = dots;
  if (figure === undefined || dot === undefined || dots.length > 1) return [];
  const [x, y, width, height] = dot;
  const [, bodyTop = 0, , bodyHeight = 0] = getBounds(body) ?? [];
  const side = Math.max(width, height) * figureGrowth;
  // A dot above or below the letter grows away from it.
  const isAbove = y + height <= bodyTop;
  const isBelow = y >= bodyTop + bodyHeight - height / 2;
  const middle = y + height / 2 + (isAbove ? -1 : isBelow ? 1 : 0) * (side / 2 - height / 2);
  const room = measureClearance(body, x + width / 2, middle) - figureGap;
  const grown = isAbove || isBelow ? side : Math.min(side, room * fitShare);
  if (grown < minFigure) return [];
  const placed = fitInto(figure.path, [x + width / 2 - grown / 2, middle - grown / 2, grown, grown]);
  return [
    {
      shapes: fitShapes(
        [
          { path: body, fill: "brand" },
          { path: placed, fill: hasColor ? "spot" : "brand" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The letter ${initial}: its dot is ${figure.label}.`,
      subject: figure.subject,
      isJoined: true,
    },
  ];
}

/** An Arabic letter with its dots as large discs, in a colour of their own. */
function drawStrongDots(letter: Path, initial: string, hasColor: boolean): readonly Drawing[] {
  const { body, dots } = separateDots(letter);
  if (dots.length === 0 || dots.length > 1) return [];
  const [, bodyTop = 0] = getBounds(body) ?? [];
  const discs = dots.map(([x, y, width, height]) => {
    const radius = (Math.max(width, height) / 2) * dotGrowth;
    const middle = y + height / 2;
    // A dot above the letter grows upwards.
    const shift = y + height <= bodyTop ? -(radius - height / 2) : 0;
    return disc(x + width / 2, middle + shift, radius);
  });
  return [
    {
      shapes: fitShapes(
        [
          { path: body, fill: "brand" },
          { path: discs, fill: hasColor ? "spot" : "brand" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The letter ${initial}, with its dot as a large disc.`,
    },
  ];
}

/** Signs above letters as bold shapes in the box of 48 units, and the top of the letter below them. */
const builtAccents: Readonly<Record<string, Path>> = {
  "\u0300": parsePath("M13 2H25L30 12H21Z"),
  "\u0301": parsePath("M23 2H35L27 12H18Z"),
  "\u0302": parsePath("M19 2H29L38 12.8H28L24 7.4L20 12.8H10Z"),
  "\u030c": parsePath("M10 2H20L24 7.4L28 2H38L29 12.8H19Z"),
  "\u0307": [disc(24, 7.4, 5.4)],
  "\u030a": ring(24, 7.6, 6.6, 2.4),
  "\u0308": [disc(16, 7, 4.6), disc(32, 7, 4.6)],
  "\u030b": parsePath("M17 2H27L20 12H12ZM33 2H43L36 12H28Z"),
  "\u0304": parsePath("M12 4H36V11H12Z"),
  "\u0303": parsePath(
    "M9 12C9 5 13 2 17.5 2C23 2 25 6 29.5 6C31.5 6 32.5 4.6 32.7 2H39C39 9 35 12.4 30.5 12.4" +
      "C25 12.4 23 8.4 18.5 8.4C16.5 8.4 15.5 9.6 15.3 12Z",
  ),
  "\u0306": parsePath("M11 2H19C19 5 21 7 24 7C27 7 29 5 29 2H37C37 9 31.5 13 24 13C16.5 13 11 9 11 2Z"),
};

const comma = parsePath("M20 37.2H31L25.5 47.5H17Z");

/** Signs below letters in the same box: a cedilla is as plain as the strokes of the letter. */
const lowAccents: Readonly<Record<string, Path>> = {
  "\u0327": comma,
  "\u0326": comma,
};
const [letterTop, letterBottom, builtStroke, narrowStroke] = [16.5, 34, 9, 6.8] as const;
const manyStrokes = /^[AEGSZ]$/u;

/** The letter of strokes of one width with its sign as a bold shape, which holds at small sizes; undefined for other signs. */
function drawBuilt(initial: string, hasColor: boolean): Drawing | undefined {
  const [base = "", sign = "", ...others] = initial.normalize("NFD");
  const isLow = lowAccents[sign] !== undefined;
  const letter = findConstructedLetter(base, /[OU]/.test(base) ? "round" : "square");
  const accent = builtAccents[sign] ?? lowAccents[sign];
  if (letter === undefined || accent === undefined || others.length > 0) return undefined;
  const stroke = manyStrokes.test(base) ? narrowStroke : builtStroke;
  const [top, bottom] = isLow ? [2, letterBottom] : [letterTop, 46];
  const body = drawInBox(letter, [6, top, 36, bottom - top], stroke);
  return {
    shapes: [
      { path: body, fill: "brand" },
      { path: accent, fill: hasColor ? "spot" : "brand" },
    ],
    concept: `The letter ${initial} built of strokes of one width, with the sign ${isLow ? "below" : "above"} it as strong as they are.`,
    letters: [[...body, ...accent]],
  };
}

/** Divides a letter into what stands free above its body, such as dots or a ring, and the rest. */
function separateAccent(letter: Path): { readonly accent: Path; readonly body: Path } {
  const boxes = letter.map((contour) => getBounds([contour]) ?? [0, 0, 0, 0]);
  const bodyTop = boxes.reduce((largest, box) => (box[2] * box[3] > largest[2] * largest[3] ? box : largest), [0, 0, 0, 0])[1];
  const isAbove = (index: number) => {
    const [, y, , height] = boxes[index] ?? [0, 0, 0, 0];
    return y + height <= bodyTop + 1;
  };
  return { accent: letter.filter((_, index) => isAbove(index)), body: letter.filter((_, index) => !isAbove(index)) };
}

/** What a letter loses that is not the first of the name, in places of a subject. */
const laterRank = 0.5;

/**
 * The sign that sets the initial apart, such as the dots of Ö or the ring of Å, in its own colour
 * and stronger.
 */
export const ownAccent: Recipe = ({ initials, outline, hasAccent: hasColor, figureSubjects }) => {
  // People know a name by the one of its letters that others do not have.
  const initial = initials.slice(0, 2).find(hasAccent) ?? initials[0];
  const letter = initial === undefined ? undefined : outline(initial);
  if (initial === undefined || letter === undefined) return [];
  if (dotted.test(initial))
    return [
      ...drawFigureDot(letter, initial, { figureSubjects, hasAccent: hasColor }),
      ...drawStrongDots(letter, initial, hasColor),
    ];
  if (!hasAccent(initial)) return [];
  const built = drawBuilt(initial, hasColor);
  const rank = initial === initials[0] ? 0 : laterRank;
  if (built !== undefined) return [{ ...built, rank }];
  const { accent, body } = separateAccent(letter);
  const [ax = 0, ay = 0, aw = 0, ah = 0] = getBounds(accent) ?? [];
  const [bx = 0, by = 0, bw = 0, bh = 0] = getBounds(body) ?? [];
  if (ah <= 0 || bh <= 0) return [];
  const growth = Math.min(Math.max(1.1, (bh * minAccent) / ah), (bw * 1.05) / aw, 2);
  const gap = Math.max(bh * 0.085, by - ay - ah);
  const centre = bx + bw / 2;
  // The accent keeps its place beside or above the middle and stands on the gap.
  const grown = transform(accent, [
    growth,
    0,
    0,
    growth,
    centre + (ax + aw / 2 - centre) - growth * (ax + aw / 2),
    by - gap - growth * (ay + ah),
  ]);
  return [
    {
      shapes: fitShapes(
        [
          { path: body, fill: "brand" },
          { path: grown, fill: "spot" },
        ],
        [3, 3, 42, 42],
      ),
      concept: `The letter ${initial}, with the sign above it made strong and given a colour of its own.`,
      rank,
    } satisfies Drawing,
  ];
};
