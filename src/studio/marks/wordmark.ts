import type { TypeGenre } from "#/model/face";
import { isRightToLeftScript, type TextScript } from "#/model/text-script";
import { html, type Markup } from "#/kernel/markup";
import type { Direction } from "#/model/direction";
import { findPhrases } from "#/studio/understanding/trades/find-phrases";
import { balanceLines, dropEdgeDashes, lineCost } from "#/studio/marks/balance-lines";
import { findAccents } from "#/studio/marks/wordmark-accents";
import type { Path } from "#/studio/marks/geometry/path";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";
import { typesetText } from "#/studio/marks/typeset-text";

/** A line of the name, 1000 units per em: left edge of the ink at 0, baseline at 0, y downwards. */
export type WordmarkLine = {
  readonly width: number;
  /** Ink above and below the baseline, both positive. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of a capital, or of a letter in scripts without capitals. */
  readonly capHeight: number;
  /** Half the visual height of the line, measured from the baseline. */
  readonly middle: number;
  readonly stem: number;
  /** Size of the line as a share of the name's: a descriptor is smaller. */
  readonly size: number;
  /** Lines from right to left are set flush right. */
  readonly rightToLeft: boolean;
  /**
   * Draws the line with its left edge and baseline at a position and a given number of pixels per em.
   * The signs that set it apart, such as the dots of i and Ö, may have a colour of their own.
   */
  draw(x: number, baseline: number, emPx: number, fill: string, accentFill?: string): Markup;
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

/** Scripts with capitals: the visual height of a line depends on its letters. */
const scriptsWithCapitals: ReadonlySet<TextScript> = new Set(["Latn", "Grek", "Cyrl"]);

/** Most lines in memory: the files of one mark set the same few lines again and again. */
const maxLinesInMemory = 200;
const knownLines = new Map<string, WordmarkLine>();

/** How a line differs from one of the name itself. */
type LineSetting = { readonly size: number; readonly tracking: number };

/** One line of outlined text; the last ones are kept. */
export function createLine(
  text: string,
  direction: Direction,
  language: string | undefined,
  setting?: LineSetting,
): WordmarkLine {
  const { faces, weights, typeGenre } = direction;
  const key = [faces.display, weights.display, typeGenre, language, setting?.size, setting?.tracking, text].join("|");
  const known = knownLines.get(key);
  if (known !== undefined) return known;
  if (knownLines.size >= maxLinesInMemory) knownLines.clear();
  const line = setLine(text, direction, language, setting);
  knownLines.set(key, line);
  return line;
}

function setLine(text: string, direction: Direction, language: string | undefined, setting?: LineSetting): WordmarkLine {
  const tracking = setting?.tracking ?? trackingByGenre[direction.typeGenre];
  const typeset = typesetText(text, { face: direction.faces.display, weight: direction.weights.display, tracking, language });
  const { path, bounds, font, script } = typeset;
  const [, top, width, height] = bounds;
  const drawIn = createLineDrawing(path, () => (setting ? [] : findAccents(text, typeset, tracking)));
  const hasTallLetters = /[\p{Lu}\p{N}bdfhklтßþ]/u.test(text);
  return {
    width,
    ascent: Math.max(1, -top),
    descent: Math.max(0, top + height),
    capHeight: font.capHeight,
    middle: !scriptsWithCapitals.has(script) ? font.middle : (hasTallLetters ? font.capHeight : font.xHeight) / 2,
    stem: font.stem,
    size: setting?.size ?? 1,
    rightToLeft: isRightToLeftScript(script),
    draw: drawIn,
  };
}

/** Draws a path in one colour, or its accents in another one. Path data is printed when it is first needed. */
function createLineDrawing(path: Path, listAccents: () => Path): WordmarkLine["draw"] {
  const printed = new Map<"whole" | "base" | "accents", string>();
  const print = (part: "whole" | "base" | "accents"): string => {
    const known = printed.get(part);
    if (known !== undefined) return known;
    const accents = part === "whole" ? [] : listAccents();
    const data = printPath(part === "accents" ? accents : path.filter((contour) => !accents.includes(contour)), 0);
    printed.set(part, data);
    return data;
  };
  return (x, baseline, emPx, fill, accentFill = fill) => {
    const place = `translate(${printNumber(x)} ${printNumber(baseline)}) scale(${printNumber(emPx / 1000, 5)})`;
    const draw = (color: string, data: string) => html`
        <path transform="${place}"
            fill="${color}" d="${data}"/>`;
    if (accentFill === fill || print("accents") === "") return draw(fill, print("whole"));
    return html`${draw(fill, print("base"))}${draw(accentFill, print("accents"))}`;
  };
}

/**
 * Sets the name in outlines: in the direction's display face, in the nearest bundled face, or in
 * the face of its script, with the forms of `language` (BCP 47). For `costOfLine` see
 * `balanceLines`.
 */
export function createWordmarkLines(
  name: string,
  direction: Direction,
  maxLines = 1,
  language?: string,
  costOfLine = lineCost,
): readonly WordmarkLine[] {
  const text = name.normalize("NFC").trim().replace(/\s+/g, " ");
  const listPhrases = () => (language === undefined ? [] : findPhrases(text, language).found.map((one) => one.text));
  const lines = maxLines > 1 ? balanceLines(text, maxLines, costOfLine, listPhrases()) : [text];
  return dropEdgeDashes(lines).map((line) => createLine(line, direction, language));
}
