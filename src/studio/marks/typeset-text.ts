import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { splitGraphemes } from "#/kernel/text/graphemes";
import { toSlug } from "#/kernel/text/slug";
import type { FaceId } from "#/model/face";
import { getScriptFace, isScriptFaceId } from "#/model/script-face";
import { findHanScript, findTextScript, isRightToLeftScript, type TextScript } from "#/model/text-script";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { translate } from "#/studio/marks/geometry/transform";
import { findOutlineFont, type OutlineFont } from "#/studio/marks/outline-font";

/** Text of any script in outlines: 1000 units per em, left edge of the ink at 0, baseline at 0. */
export type TypesetText = {
  readonly path: Path;
  /** The box of the ink. */
  readonly bounds: Box;
  /** The font of most characters: its heights and stem are those of the line. */
  readonly font: OutlineFont;
  readonly script: TextScript;
  readonly glyphCount: number;
  /** Signs that no bundled face has, such as emoji; they are left out. */
  readonly omitted: readonly string[];
};

export type TypesetOptions = {
  readonly face: FaceId;
  readonly weight: number;
  /** Added after each letter in thousandths of an em; joined scripts ignore it. */
  readonly tracking?: number;
  /** BCP 47 tag of the text. */
  readonly language?: string | undefined;
};

type Run = { readonly script: TextScript; text: string; readonly rightToLeft: boolean; readonly level: number };

/** A digit of any script, and a mark between two of a number. */
const [digit, numberMark] = [/\p{Nd}/u, /^[-.,:/+\u2011]$/u] as const;

/** A bracket or a quotation mark that closes what it is around. */
const closingBracket = /[)\]}»”’]/u;

/**
 * Parts of a text with one script and direction, in logical order. Digits and signs join the script
 * before them, at the start the one after, and a bracket at the end the direction of the line; in text from
 * right to left digits run from left to right.
 */
function splitIntoRuns(text: string, language: string | undefined): readonly Run[] {
  const han = findHanScript(text, language);
  const clusters = splitGraphemes(text);
  const getScript = (cluster: string) => {
    const script = findTextScript(cluster);
    return script === "Hans" ? han : script;
  };
  const scripts: TextScript[] = [];
  // Digits after letters that run from left to right are of their script.
  for (const cluster of clusters) {
    const own = getScript(cluster);
    const before = scripts.findLast((script) => script !== "Zyyy");
    const isNumberOfLetters = before !== undefined && !isRightToLeftScript(before) && /[0-9]/.test(cluster);
    scripts.push(own === "Zyyy" && isNumberOfLetters ? before : own);
  }
  const firstStrong = scripts.find((script) => script !== "Zyyy") ?? "Zyyy";
  const baseLevel = isRightToLeftScript(firstStrong) ? 1 : 0;
  const runs: Run[] = [];
  let current: TextScript = firstStrong;
  clusters.forEach((cluster, index) => {
    const own = scripts[index] ?? "Zyyy";
    const isCommon = own === "Zyyy";
    const next =
      scripts.slice(index + 1).find((script) => script !== "Zyyy") ?? (closingBracket.test(cluster) ? firstStrong : current);
    // A sign between two directions takes the direction of the line.
    const isBetween = isCommon && isRightToLeftScript(next) !== isRightToLeftScript(current);
    const script: TextScript = !isCommon ? own : isBetween && isRightToLeftScript(current) !== (baseLevel === 1) ? next : current;
    if (!isCommon) current = own;
    const isDigits =
      digit.test(cluster) ||
      (numberMark.test(cluster) && digit.test(clusters[index - 1] ?? "") && digit.test(clusters[index + 1] ?? ""));
    const isNumber = isDigits && isRightToLeftScript(script);
    const rightToLeft = isRightToLeftScript(script) && !isNumber;
    const level = rightToLeft ? 1 : isNumber || baseLevel === 1 ? 2 : 0;
    const last = runs.at(-1);
    const runScript = isNumber && /[0-9]/.test(cluster) ? "Latn" : script;
    const isSame = last?.script === runScript || (isNumber && !digit.test(cluster));
    if (last && isSame && last.level === level) last.text += cluster;
    else runs.push({ script: runScript, text: cluster, rightToLeft, level });
  });
  return runs;
}

/**
 * Runs in visual order: from the highest level down, sequences at that level or above are reversed.
 */
function toVisualOrder(runs: readonly Run[]): readonly Run[] {
  let ordered = [...runs];
  for (const level of [2, 1]) {
    const next: Run[] = [];
    let sequence: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) sequence.unshift(run);
      else {
        next.push(...sequence, run);
        sequence = [];
      }
    }
    ordered = [...next, ...sequence];
  }
  return ordered;
}

type Piece = { readonly run: Run; readonly text: string; readonly font: OutlineFont };

const mirroredPairs = ["()", "[]", "{}", "<>", "\u00ab\u00bb", "\u2039\u203a", "\u2264\u2265"];
const mirroredSigns = new Map(
  mirroredPairs.flatMap(([left = "", right = ""]) => [
    [left, right],
    [right, left],
  ]),
);

/** The text of a run as its font has to draw it: in text from right to left, a font of other scripts does not mirror brackets. */
function mirrorSigns(text: string, run: Run, { face }: OutlineFont): string {
  const isMirrored = !run.rightToLeft || (isScriptFaceId(face) && isRightToLeftScript(getScriptFace(face).script));
  return isMirrored ? text : [...text].map((sign) => mirroredSigns.get(sign) ?? sign).join("");
}

const hasLetters = (text: string) => splitGraphemes(text).some((cluster) => findTextScript(cluster) !== "Zyyy");

/** Signs that look like a plainer one, which stands for them where no bundled face has them: an aperture is `ƒ/1.4` or `f/1.4`. */
const lookalikes: Readonly<Record<string, string>> = {
  ƒ: "f",
  "✕": "×",
  "✖": "×",
  "‐": "-",
  "‑": "-",
  "−": "–",
  "―": "—",
  "⁄": "/",
};

/** The font of a sign, or of the plain form of one that no font has, so that a name keeps its meaning: `CO₂` is `CO2`. */
function findSegmentFont(
  segment: string,
  { face, weight, language }: TypesetOptions,
): { text: string; font: OutlineFont | undefined } {
  for (const text of [segment, lookalikes[segment] ?? segment.normalize("NFKC")]) {
    const font = findOutlineFont(text, face, weight, language);
    if (font !== undefined) return { text, font };
  }
  return { text: segment, font: undefined };
}

/**
 * Parts of a run by the font that has them. Signs of another font are parts of their own in text
 * from right to left, because that font would set them from left to right. Clusters that no font
 * has are collected in `omitted`.
 */
function splitByFont(run: Run, { face, weight, language }: TypesetOptions, omitted: string[]): readonly Piece[] {
  const whole = findOutlineFont(run.text, face, weight, language);
  if (whole) return [{ run, text: mirrorSigns(run.text, run, whole), font: whole }];
  const pieces: { run: Run; text: string; font: OutlineFont }[] = [];
  const skipped: string[] = [];
  for (const segment of splitGraphemes(run.text)) {
    const last = pieces.at(-1);
    const { text, font } =
      segment.trim() === "" ? { text: segment, font: last?.font } : findSegmentFont(segment, { face, weight, language });
    if (font === undefined) {
      if (segment.trim() !== "") skipped.push(segment);
    } else if (last?.font === font && (!run.rightToLeft || hasLetters(last.text))) last.text += text;
    else pieces.push({ run, text: mirrorSigns(text, run, font), font });
  }
  omitted.push(...skipped);
  return run.rightToLeft ? pieces.toReversed() : pieces;
}

function setPieces(pieces: readonly Piece[], { tracking = 0, language }: TypesetOptions) {
  const path: Path[number][] = [];
  let x = 0;
  let glyphCount = 0;
  for (const { text, font } of pieces) {
    const drawn = font.drawText(text, { tracking, language });
    path.push(...translate(drawn.path, x, 0));
    x += drawn.advance + tracking;
    glyphCount += drawn.glyphCount;
  }
  return { path, glyphCount };
}

/** The words of a text in Latin letters, each with a capital; a dot if it has none. */
const toLatinWords = (text: string) => toSlug(text, "\u2022").split("-").map(capitalizeFirst).join(" ");

const countLetters = (text: string) => [...text].filter((character) => /[\p{L}\p{N}]/u.test(character)).length;

/**
 * Sets text of any script in one line: each part in the face itself, the nearest bundled face or a
 * face of its script, shaped and in visual order. Signs that no bundled face has are left out. Text
 * of which nothing is left, such as emoji only, is set in Latin letters.
 */
export function typesetText(text: string, options: TypesetOptions): TypesetText {
  const { face, weight, tracking = 0, language } = options;
  const clean = text.normalize("NFC").replace(/\s+/g, " ").trim();
  const runs = splitIntoRuns(clean, language);
  const single = runs.some(({ level }) => level > 0) ? undefined : findOutlineFont(clean, face, weight, language);
  const script = runs.toSorted((a, b) => countLetters(b.text) - countLetters(a.text))[0]?.script ?? "Latn";
  const omitted: string[] = [];
  const pieces = single ? [] : toVisualOrder(runs).flatMap((run) => splitByFont(run, options, omitted));
  const { path, glyphCount } = single ? single.drawText(clean, { tracking, language }) : setPieces(pieces, options);
  const mainPiece = pieces.toSorted((a, b) => countLetters(b.text) - countLetters(a.text))[0];
  const font = single ?? mainPiece?.font;
  const bounds = getBounds(path);
  if (font === undefined || bounds === undefined) {
    const latin = toLatinWords(clean);
    if (latin === clean) return typesetText("\u2022", { face: "source-sans-3", weight });
    return { ...typesetText(latin, options), omitted: [...omitted] };
  }
  const [left, top, width, height] = bounds;
  return { path: translate(path, -left, 0), bounds: [0, top, width, height], font, script, glyphCount, omitted };
}
