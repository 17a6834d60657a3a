import type { TypeGenre } from "#/model/face";
import { html, type Markup } from "#/kernel/markup";
import type { Direction } from "#/model/direction";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";
import { translate } from "#/studio/marks/geometry/transform";
import { findOutlineFont, type OutlineFont } from "#/studio/marks/outline-font";
import { typesetLine } from "#/studio/marks/typeset-line";

/** A line of the name, 1000 units per em: left edge of the ink at 0, baseline at 0, y downwards. */
export type WordmarkLine = {
  readonly outlined: boolean;
  readonly width: number;
  /** Ink above and below the baseline, both positive. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of a capital; an estimate for live text. */
  readonly capHeight: number;
  /** Half the visual height of the line, measured from the baseline. */
  readonly middle: number;
  readonly stem: number;
  /**
   * Draws the line in one colour, with its left edge and baseline at a position and a given number
   * of pixels per em.
   */
  draw(x: number, baseline: number, emPx: number, fill: string): Markup;
};

/**
 * Space after each letter in thousandths of an em, by genre. Display sizes need less, high contrast
 * needs more.
 */
const trackingByGenre: Readonly<Record<TypeGenre, number>> = {
  grotesque: -14,
  humanist: -10,
  geometric: -10,
  serif: -4,
  didone: 12,
  slab: -6,
  mono: -30,
  expressive: 0,
};

const systemFontStacks = {
  serif: "Noto Serif, Noto Serif CJK JP, Hiragino Mincho ProN, Yu Mincho, Songti SC, Geeza Pro, serif",
  sans: "system-ui, Noto Sans, Noto Sans CJK JP, Hiragino Sans, Yu Gothic, PingFang SC, Malgun Gothic, Geeza Pro, sans-serif",
} as const;

/** Estimated width of live text in thousandths of an em; the reader's font is unknown. */
function estimateTextWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue;
    const wideCharacter =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Extended_Pictographic}/u;
    width += wideCharacter.test(character) ? 1000 : /\s/.test(character) ? 300 : /\p{Lu}/u.test(character) ? 700 : 580;
  }
  return Math.max(width, 500);
}

function createLiveLine(text: string, direction: Direction): WordmarkLine {
  const width = estimateTextWidth(text);
  const isSerif = direction.typeGenre === "serif" || direction.typeGenre === "didone";
  return {
    outlined: false,
    width,
    ascent: 880,
    descent: 220,
    capHeight: 730,
    middle: 340,
    stem: 90,
    draw: (x, baseline, emPx, fill) =>
      html`
        <text x="${printNumber(x + (width * emPx) / 2000)}" y="${printNumber(baseline)}"
            font-family="${isSerif ? systemFontStacks.serif : systemFontStacks.sans}" font-size="${printNumber(emPx)}"
            font-weight="600" text-anchor="middle" fill="${fill}">
          ${text}
        </text>`,
  };
}

function createOutlinedLine(text: string, font: OutlineFont, genre: TypeGenre): WordmarkLine {
  const { path, left } = typesetLine(text, font, trackingByGenre[genre]);
  const [, top = -font.capHeight, width = 0, height = font.capHeight] = getBounds(path) ?? [];
  const moved = translate(path, -left, 0);
  const hasTallLetters = /[\p{Lu}\p{N}bdfhklтßþ]/u.test(text);
  return {
    outlined: true,
    width,
    ascent: -top,
    descent: Math.max(0, top + height),
    capHeight: font.capHeight,
    middle: (hasTallLetters ? font.capHeight : font.xHeight) / 2,
    stem: font.stem,
    draw: (x, baseline, emPx, fill) =>
      html`
        <path transform="translate(${printNumber(x)} ${printNumber(baseline)}) scale(${printNumber(emPx / 1000, 5)})"
            fill="${fill}" d="${printPath(moved, 0)}"/>`,
  };
}

/** Splits a name at its spaces into at most `maxLines` lines of similar length. */
export function balanceLines(name: string, maxLines: number): readonly string[] {
  const words = name.trim().split(/\s+/);
  const count = Math.min(maxLines, words.length, Math.ceil(name.length / 11));
  let best: readonly string[] = [words.join(" ")];
  const trySplits = (at: number, lines: readonly string[]) => {
    if (lines.length === count - 1 || at === words.length) {
      const all = at < words.length ? [...lines, words.slice(at).join(" ")] : lines;
      const getLongestLength = (list: readonly string[]) => Math.max(...list.map((line) => line.length));
      if (all.length <= count && getLongestLength(all) < getLongestLength(best)) best = all;
      return;
    }
    for (let end = at + 1; end <= words.length; end++) trySplits(end, [...lines, words.slice(at, end).join(" ")]);
  };
  if (count > 1) trySplits(0, []);
  return best;
}

/**
 * Sets the name in the direction's display face, in the nearest bundled face with all its letters,
 * or as live text if there is none.
 */
export function createWordmarkLines(name: string, direction: Direction, maxLines = 1): readonly WordmarkLine[] {
  const text = name.normalize("NFC").trim().replace(/\s+/g, " ");
  const font = findOutlineFont(text, direction.faces.display, direction.weights.display);
  const lines = maxLines > 1 ? balanceLines(text, maxLines) : [text];
  return lines.map((line) => (font ? createOutlinedLine(line, font, direction.typeGenre) : createLiveLine(line, direction)));
}
