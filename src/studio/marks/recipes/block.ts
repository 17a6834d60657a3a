import { assessDrawing } from "#/studio/marks/assessment";
import { splitGraphemes } from "#/kernel/text/graphemes";
import { drawInBox, findConstructedLetter } from "#/studio/marks/constructed-letter";
import { listLetters } from "#/studio/marks/concept";
import { hasThing } from "#/studio/marks/letter-things";
import { createContainer, cutOutOf } from "#/studio/marks/container";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Path } from "#/studio/marks/geometry/path";
import type { Drawing, Recipe, RecipeInput } from "#/studio/marks/recipe";
import { toCapitals } from "#/studio/marks/to-capitals";

/** Side of the block and the gap between its letters, in units of the 48-unit grid. */
const [side, minGap] = [42, 2.8] as const;

/** Stroke width as a share of the narrowest letter: its openings stay as wide as a line. */
const strokeShare = 0.34;
const [minStroke, maxStroke] = [3.4, 8.4] as const;

/** Letters with more than two stems, and how much wider than others they are. */
const wide = /^[MWМШЮΜ]$/u;
const wideShare = 1.45;

/** Scripts whose signs fill a square each, which seals set in rows. */
const squareScript = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** A square of rows of letters of one stroke width; undefined if a letter has no construction. */
function buildRows(rows: readonly (readonly string[])[], { style }: RecipeInput): readonly Path[] | undefined {
  const gap = Math.max(minGap, style.gap);
  const height = (side - gap * (rows.length - 1)) / rows.length;
  const widths = rows.map((row) => {
    const shares = row.map((text) => (wide.test(text) ? wideShare : 1));
    const unit = (side - gap * (row.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share * unit);
  });
  const narrowest = Math.min(
    height * 0.9,
    ...rows.flatMap((row, index) =>
      row.map((text, place) => (widths[index]?.[place] ?? side) / (wide.test(text) ? wideShare : 1)),
    ),
  );
  const stroke = Math.max(minStroke, Math.min(maxStroke, narrowest * strokeShare));
  const placed: Path[] = [];
  for (const [index, row] of rows.entries()) {
    let [drawn, left]: [Path, number] = [[], 3];
    for (const [place, text] of row.entries()) {
      const letter = findConstructedLetter(text, style.form);
      if (letter === undefined) return undefined;
      const width = widths[index]?.[place] ?? side;
      drawn = [...drawn, ...drawInBox(letter, [left, 3 + index * (height + gap), width, height], stroke)];
      left += width + gap;
    }
    placed.push(drawn);
  }
  return placed;
}

/** The letters of a name as capitals. */
const listCapitals = ({ coreName, language }: Pick<RecipeInput, "coreName" | "language">): readonly string[] => [
  ...toCapitals(coreName.replace(/[^\p{L}]/gu, ""), language),
];

/** The letters and figures of a name in rows that make a square. */
function chooseRows({
  name,
  coreName,
  initials,
  allInitials,
  number,
  language,
}: RecipeInput): readonly (readonly string[])[] | undefined {
  // A part of another number, such as of 98.3 or of the year '27, is none.
  const isWhole = number !== undefined && name.split(/\s+/u).includes(number);
  const figures = number !== undefined && isWhole && /^\d{2,3}$/u.test(number) ? [...number] : undefined;
  if (figures && allInitials.length > 1) return [allInitials.slice(0, Math.max(2, figures.length)), figures];
  if (figures) return [figures];
  // What is in brackets, such as the number of a register, is no part of an abbreviation.
  const [written = ""] = coreName.split(/[(（]/u);
  if (allInitials.length === 4 && /\p{Lu}{2}/u.test(written)) return [allInitials.slice(0, 2), allInitials.slice(2)];
  if (/^\p{Lu}{3}$/u.test(coreName)) return [initials];
  const word = listCapitals({ coreName, language });
  if (word.length === 4 && !/\s/u.test(coreName.trim())) return [word.slice(0, 2), word.slice(2)];
  // Beside another letter, one with three stems would be thin and narrow.
  return initials.length === 2 && !initials.some((initial) => wide.test(initial)) ? [initials] : undefined;
}

/** Most thin strokes of a seal, as a share of its ink: denser signs close at 16 pixels, and the first one alone is shown. */
const maxSealSlivers = 0.015;

/** The signs of a short East Asian name as on a seal: two above each other, or four in a square. */
function drawSeal(signs: readonly string[], { outline, things, style, corner }: RecipeInput): readonly Drawing[] {
  const rows = signs.length === 2 ? signs.map((one) => [one]) : [signs.slice(0, 2), signs.slice(2)];
  const container = createContainer(style.form === "round" && corner > 6 ? "soft-square" : "square", corner);
  const size = signs.length === 2 ? 19 : 17.4;
  const figure = rows.flatMap((row, index) =>
    row.flatMap((text, place) =>
      fitInto(outline(text) ?? [], [
        24 - (row.length * size) / 2 + place * size + 0.8,
        24 - size + index * size + 0.8,
        size - 1.6,
        size - 1.6,
      ]),
    ),
  );
  const shapes = cutOutOf(container, figure);
  if (assessDrawing(shapes).slivers > maxSealSlivers) return [];
  return [
    {
      shapes,
      concept: `The signs ${listLetters(signs)} in ${container.label}, like the print of a name seal.`,
      letters: [figure],
      isOwn: !things.some(hasThing),
    },
  ];
}

/** Initials and figures of the name as a square of even strokes, or its signs as on a seal. */
export const block: Recipe = (input) => {
  const written = (input.coreName.split(/[(（]/u)[0] ?? "").trim();
  const signs = splitGraphemes(written);
  if (squareScript.test(written) && (signs.length === 2 || signs.length === 4)) return drawSeal(signs, input);
  const rows = chooseRows(input);
  const paths = rows && buildRows(rows, input);
  if (rows === undefined || paths === undefined) return [];
  const text = rows.map((row) => listLetters(row)).join(" above ");
  // A whole word in two rows is one of several ideas; figures and abbreviations are what the name is known by.
  const isWord = rows.flat().join("") === listCapitals(input).join("");
  const isOwn = (rows.flat().length > 2 && !isWord) || rows[0]?.[0] === input.number?.[0];
  const container = createContainer("square", input.corner);
  const held = cutOutOf(container, fitInto(paths.flat(), [8.5, 8.5, 31, 31]));
  return [
    {
      shapes: paths.map((path, index) => ({ path, fill: index > 0 && input.hasAccent ? "spot" : "brand" })),
      concept: `${text}, of strokes of one width, as one square.`,
      isOwn,
    },
    { shapes: held, concept: `${text}, of strokes of one width, cut out of ${container.label}.`, isOwn },
  ];
};
