import type { Direction } from "#/model/direction";
import { getTextDirection } from "#/model/text-direction";
import type { Language } from "#/model/language";
import { isUnspaced } from "#/studio/copy/phrase-breaks";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { typesetText } from "#/studio/marks/typeset-text";

/** How a brand sets large words. */
export type TypeSetting = Pick<Direction, "faces" | "weights"> & { readonly language: Language };

/** One line of outlines at its place, with the box of its ink. */
export type SetLine = { readonly path: Path; readonly box: Box };

const getLine = (text: string, { faces, weights, language }: TypeSetting) =>
  typesetText(text, { face: faces.display, weight: weights.display, language });

/** Whether the brand's faces have all signs of a text: a sum without its currency would be wrong. */
export const canSet = (text: string, setting: TypeSetting): boolean => getLine(text, setting).omitted.length === 0;

export const isRightToLeft = ({ language }: TypeSetting): boolean => getTextDirection(language) === "rtl";

/** Lines of about the same length: one for a short text, else a word or two on each. */
export function breakIntoLines(text: string, most = 3): readonly string[] {
  const words = text.split(" ");
  if (words.length === 1) {
    const letters = [...text];
    const half = Math.ceil(letters.length / 2);
    const isSquare = /^\p{Script=Han}{4,8}$/u.test(text) && isUnspaced(text);
    return isSquare ? [letters.slice(0, half).join(""), letters.slice(half).join("")] : [text];
  }
  const longest = Math.max(...words.map(({ length }) => length), Math.ceil(text.length / most));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest + 1) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Moves ink from one box onto another place, scaled. */
const place = (path: Path, [left, top]: Box, factor: number, x: number, y: number): Path =>
  transform(path, [factor, 0, 0, factor, x - left * factor, y - top * factor]);

/**
 * Lines of one size, as large as a box allows, at one side of it.
 * @param across 0 for the side where lines begin, 0.5 for the middle, 1 for the other side
 * @param down 0 for the top of the box, 1 for its bottom
 * @param lineGap space between lines as a share of their height
 */
export function fitLines(
  texts: readonly string[],
  setting: TypeSetting,
  [x, y, width, height]: Box,
  across: number,
  down: number,
  lineGap = 0.16,
): readonly SetLine[] {
  const lines = texts.map((text) => getLine(text, setting));
  const gap = Math.max(...lines.map(({ bounds }) => bounds[3])) * lineGap;
  const widest = Math.max(...lines.map(({ bounds }) => bounds[2]));
  const tall = lines.reduce((sum, { bounds }) => sum + bounds[3], gap * (lines.length - 1));
  const factor = Math.min(width / widest, height / tall);
  const side = isRightToLeft(setting) ? 1 - across : across;
  let top = y + (height - tall * factor) * down;
  return lines.map(({ path, bounds }) => {
    const left = x + (width - bounds[2] * factor) * side;
    const box: Box = [left, top, bounds[2] * factor, bounds[3] * factor];
    top += (bounds[3] + gap) * factor;
    return { path: place(path, bounds, factor, left, box[1]), box };
  });
}

/** Lines below each other that each fill the width of a box, as far as its height allows. */
export function justifyLines(texts: readonly string[], setting: TypeSetting, [x, y, width, height]: Box): readonly SetLine[] {
  const lines = texts.map((text) => getLine(text, setting));
  const heights = lines.map(({ bounds }) => (bounds[3] * width) / bounds[2]);
  const gap = height * 0.08;
  const room = height - gap * (lines.length - 1);
  const factor = Math.min(1, room / heights.reduce((sum, one) => sum + one, 0));
  const tall = heights.reduce((sum, one) => sum + one * factor, gap * (lines.length - 1));
  let top = y + (height - tall) / 2;
  return lines.map(({ path, bounds }, index) => {
    const scaled = (width / bounds[2]) * factor;
    const w = bounds[2] * scaled;
    const left = isRightToLeft(setting) ? x + width - w : x;
    const box: Box = [left, top, w, (heights[index] ?? 0) * factor];
    top += box[3] + gap;
    return { path: place(path, bounds, scaled, left, box[1]), box };
  });
}

/** The box around lines. */
export const getLinesBox = (lines: readonly SetLine[]): Box => getBounds(lines.flatMap(({ path }) => path)) ?? [0, 0, 1, 1];

/** A line whose letters have a height, from a place on its baseline. */
export function setLine(text: string, setting: TypeSetting, height: number, x: number, baseline: number): SetLine {
  const { path, bounds, font } = getLine(text, setting);
  const factor = height / font.capHeight;
  const moved = transform(path, [factor, 0, 0, factor, x, baseline]);
  return { path: moved, box: [x, baseline + bounds[1] * factor, bounds[2] * factor, bounds[3] * factor] };
}
