import { type FontFormat, unpackFont } from "#/fonts/font-container";
import { checkTables, getTable, keepServedTables } from "#/fonts/font-tables";
import { type FontAxis, type HarfBuzzFace, readHarfBuzzFace } from "#/fonts/harfbuzz-face";
import { type HarfBuzzFont, openHarfBuzzFont } from "#/fonts/harfbuzz";
import { rewriteSfnt } from "#/fonts/harfbuzz-subset";
import { hasSerifs } from "#/fonts/serif-outline";
import { createFontFailure, parseSfnt, type Sfnt, writeSfnt } from "#/fonts/sfnt";
import { loadWoff2Codec } from "#/fonts/woff2-codec";
import { formatUnicodeRange } from "#/fonts/unicode-coverage";
import { sha256Hex } from "#/kernel/hash";
import type { GivenFace, GivenFaceFile } from "#/model/given-face";
import { maxFontAxes } from "#/model/limits";

/** What the embedding bits of a font file permit; see OS/2 `fsType`. */
export type FontEmbedding = {
  readonly level: GivenFace["embedding"];
  /** The file says that it may not be subset. It never is: a served file has all glyphs. */
  readonly forbidsSubsetting: boolean;
  /** The file says that only its bitmaps may be embedded, and it is served as outlines. */
  readonly isBitmapOnly: boolean;
};

/** A font file that was brought in: what it says of itself, and the checked WOFF2 of it. */
export type FontReading = {
  readonly format: FontFormat;
  readonly family: string;
  readonly subfamily: string;
  readonly version: string;
  readonly weight: string;
  readonly style: GivenFaceFile["style"];
  readonly generic: GivenFace["generic"];
  readonly axes: readonly FontAxis[];
  readonly unicodeRange: string;
  readonly characterCount: number;
  readonly metrics: GivenFace["metrics"];
  readonly embedding: FontEmbedding;
  readonly copyright: string;
  readonly licence: string;
  readonly licenceUrl: string;
  /** Names that a changed version of the font may not have (SIL Open Font License). */
  readonly reservedNames: readonly string[];
  readonly hash: string;
  readonly woff2: Uint8Array<ArrayBuffer>;
  /** Whether the WOFF2 is the file as it came. */
  readonly isOriginal: boolean;
};

/**
 * Reads a font file (WOFF2, WOFF, TTF or OTF, static or variable) and makes the WOFF2 to serve: a
 * sound WOFF2 stays as it is; of others the tables that are served are checked, rewritten and
 * packed. Throws `invalid` with the reason. The file is untrusted: call it in a job process.
 */
export async function readFont(bytes: Uint8Array): Promise<FontReading> {
  const { format, sfnt, isPlain } = await unpackFont(bytes);
  checkTables(sfnt);
  const served = keepServedTables(sfnt);
  const rewritten = rewriteSfnt(writeSfnt(served));
  if (rewritten === undefined) throw createFontFailure("its tables are damaged");
  const checked = parseSfnt(rewritten);
  checkTables(checked);
  const isOriginal =
    format === "woff2" && isPlain && [...sfnt.tables.keys()].every((tag) => checked.tables.has(tag) && served.tables.has(tag));
  const face = readHarfBuzzFace(rewritten, maxFontAxes);
  if (face.codePoints.length === 0) throw createFontFailure("it has no characters");
  if (face.axes.length > maxFontAxes) throw createFontFailure(`it has more than ${maxFontAxes} axes`);
  const woff2 = isOriginal ? new Uint8Array(bytes) : await packWoff2(rewritten);
  return { format, ...describeFont(checked, face, rewritten), hash: sha256Hex(woff2), woff2, isOriginal };
}

async function packWoff2(sfnt: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { compress } = await loadWoff2Codec();
  try {
    return new Uint8Array(await compress(sfnt));
  } catch {
    // The encoder refuses glyphs that the checks before it let pass.
    throw createFontFailure("its glyphs are damaged");
  }
}

type Description = Omit<FontReading, "format" | "hash" | "woff2" | "isOriginal">;

function describeFont(sfnt: Sfnt, face: HarfBuzzFace, bytes: Uint8Array): Description {
  const { tables } = sfnt;
  const os2 = getTable(tables, "OS/2", 64);
  const weight = getWeight(os2, face.axes);
  const copyright = cleanText(face.getName(0), 2000);
  const licence = cleanText(face.getName(13), 100_000);
  const { metrics, isSerif } = measureOutlines(bytes, face, os2.getInt16(2) / getTable(tables, "head", 54).getUint16(18));
  if (metrics.ascent + metrics.descent <= 0) throw createFontFailure("its lines have no height");
  return {
    ...getNames(face, weight),
    weight,
    style: isItalic(os2, getTable(tables, "head", 54)) ? "italic" : "normal",
    generic: getGeneric(os2, getTable(tables, "post", 16), isSerif),
    axes: face.axes,
    unicodeRange: formatUnicodeRange(face.codePoints),
    characterCount: face.codePoints.length,
    metrics,
    embedding: getEmbedding(os2.getUint16(8)),
    copyright,
    licence,
    licenceUrl: getHttpUrl(face.getName(14)),
    reservedNames: listReservedNames(`${copyright}\n${licence}`),
  };
}

/** Text without control characters, trimmed and cut. */
const cleanText = (text = "", maxLength: number) =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/g, "")
    .slice(0, maxLength)
    .trim();
const cleanName = (text: string | undefined, maxLength: number) => cleanText(text?.replaceAll("\n", " "), maxLength);

function getHttpUrl(text: string | undefined): string {
  const address = cleanName(text, 500);
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url?.href ?? "";
}

/** Words for weights at the end of family names, and the weights that they stand for. */
const weightWords: ReadonlyMap<string, number> = new Map([
  ["thin", 100],
  ["hairline", 100],
  ["extralight", 200],
  ["ultralight", 200],
  ["light", 300],
  ["book", 400],
  ["medium", 500],
  ["semibold", 600],
  ["demibold", 600],
  ["extrabold", 800],
  ["ultrabold", 800],
  ["black", 900],
  ["heavy", 900],
]);

/**
 * Family and subfamily: the typographic ones if the font has them. Fonts without them have the
 * weight in the name of the family, which is taken off.
 */
function getNames(face: HarfBuzzFace, weight: string): Pick<Description, "family" | "subfamily" | "version"> {
  const version = cleanName(face.getName(5), 200);
  const subfamily = cleanName(face.getName(17) ?? face.getName(2), 80) || "Regular";
  const typographic = cleanName(face.getName(16), 80);
  const family = typographic || cleanName(face.getName(1), 80) || "Untitled";
  const words = family.split(" ");
  const word = words.length > 1 ? words.at(-1) : undefined;
  const wordWeight = word === undefined || typographic !== "" ? undefined : weightWords.get(word.toLowerCase());
  const isWeight = wordWeight !== undefined && (weight.includes(" ") || weight === String(wordWeight));
  return { family: isWeight ? words.slice(0, -1).join(" ") : family, subfamily, version };
}

const clampWeight = (weight: number) => Math.min(1000, Math.max(1, Math.round(weight)));
const boldBit = 1 << 5;

/** The CSS `font-weight` of a font: the range of its axis, or its weight class. */
function getWeight(os2: DataView, axes: readonly FontAxis[]): string {
  const axis = axes.find(({ tag }) => tag === "wght");
  if (axis && clampWeight(axis.max) > clampWeight(axis.min)) return `${clampWeight(axis.min)} ${clampWeight(axis.max)}`;
  const stored = os2.getUint16(4);
  // Some old fonts count weights from 1 to 9.
  const weight = clampWeight(stored >= 1 && stored <= 9 ? stored * 100 : stored || 400);
  const isBold = (os2.getUint16(62) & boldBit) !== 0;
  return String(isBold && weight <= 500 ? 700 : weight);
}

const italicBits = 1 | (1 << 9);
const isItalic = (os2: DataView, head: DataView) => (os2.getUint16(62) & italicBits) !== 0 || (head.getUint16(44) & 2) !== 0;

/** The kind of a font by its PANOSE numbers, or by its outlines where those are missing. */
function getGeneric(os2: DataView, post: DataView, isSerif: boolean): GivenFace["generic"] {
  const [family, serifs, proportion] = [os2.getUint8(32), os2.getUint8(33), os2.getUint8(35)];
  if (post.getUint32(12) !== 0 || (family === 2 && proportion === 9)) return "monospace";
  const isStated = family === 2 && serifs >= 2 && serifs <= 15;
  return (isStated ? serifs <= 10 : isSerif) ? "serif" : "sans-serif";
}

const embeddingBits = { restricted: 2, previewAndPrint: 4, editable: 8, noSubsetting: 0x100, bitmapsOnly: 0x200 };

/** The least restrictive level counts where a font sets several. */
function getEmbedding(fsType: number): FontEmbedding {
  const has = (bit: number) => (fsType & bit) !== 0;
  const { restricted, previewAndPrint, editable, noSubsetting, bitmapsOnly } = embeddingBits;
  const level = has(editable)
    ? "editable"
    : has(previewAndPrint)
      ? "preview-and-print"
      : has(restricted)
        ? "restricted"
        : "installable";
  return { level, forbidsSubsetting: has(noSubsetting), isBitmapOnly: has(bitmapsOnly) };
}

/** Letters per thousand of running English text, the space included. */
const letterFrequencies = Object.entries({
  ...{ " ": 182, e: 102, t: 75, a: 66, o: 62, i: 57, n: 57, s: 53, h: 50, r: 50, d: 33, l: 33, u: 23, c: 22, m: 20 },
  ...{ f: 18, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1 },
});
const minLetters = 20;

/** Measures a font at its regular weight; see `measureFont`. */
function measureOutlines(bytes: Uint8Array, { axes, codePoints }: HarfBuzzFace, statedWidth: number) {
  const weight = axes.find(({ tag }) => tag === "wght");
  const font = openHarfBuzzFont(bytes, weight ? { wght: Math.min(weight.max, Math.max(weight.min, 400)) } : {});
  try {
    return { metrics: measureFont(font, codePoints, statedWidth), isSerif: hasSerifs(font) ?? false };
  } finally {
    font.release();
  }
}

/**
 * The metrics of a font in em, variable ones at their regular weight. The average width is that of
 * English text; the one that the font states counts for fonts without Latin letters.
 */
function measureFont(font: HarfBuzzFont, codePoints: Uint32Array, statedWidth: number): GivenFace["metrics"] {
  const getEm = (tag: Parameters<typeof font.getMetric>[0]) => font.getMetric(tag) / 1000;
  const held = new Set(codePoints);
  const letters = letterFrequencies.filter(([letter]) => held.has(letter.charCodeAt(0)));
  const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0);
  const width = letters.reduce((sum, [letter, frequency]) => {
    const advance = font.shape(letter, { rightToLeft: false }).reduce((all, glyph) => all + glyph.advance, 0);
    return sum + (advance / 1000) * frequency;
  }, 0);
  const averageWidth = letters.length >= minLetters ? width / total : statedWidth;
  return {
    ascent: getEm("hasc"),
    descent: -getEm("hdsc"),
    lineGap: getEm("hlgp"),
    xHeight: getEm("xhgt"),
    capHeight: getEm("cpht"),
    averageWidth: averageWidth > 0 && averageWidth < 4 ? Math.round(averageWidth * 10_000) / 10_000 : 0.5,
  };
}

const reservedMark = "Reserved Font Name";

/** The reserved names in a copyright notice: quoted, or separated by commas. */
function listReservedNames(text: string): readonly string[] {
  const names = new Set<string>();
  for (let at = text.indexOf(reservedMark); at >= 0; at = text.indexOf(reservedMark, at + 1)) {
    const line = text.slice(at + reservedMark.length, at + 240).split("\n")[0] ?? "";
    const [, ...quoted] = line.split(/["“”'‘’]/);
    const listed = quoted.length > 0 ? quoted.filter((_, index) => index % 2 === 0) : line.replace(/^s?:?/, "").split(/[,.]/);
    for (const name of listed) if (/^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u.test(name.trim())) names.add(name.trim());
  }
  return [...names];
}
