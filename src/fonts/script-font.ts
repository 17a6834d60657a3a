import { decodeWoff2 } from "#/fonts/woff2";
import { type GlyphContour, type HarfBuzzFont, openHarfBuzzFont } from "#/fonts/harfbuzz";
import { listScriptFaceFiles, readScriptFaceFile } from "#/fonts/script-face-files";
import { isInUnicodeRange, parseUnicodeRange } from "#/kernel/text/unicode-range";
import { getScriptFace, type ScriptFaceId } from "#/model/script-face";

/** Text drawn with a font: 1000 units per em, baseline at 0, y downwards, in visual order. */
export type DrawnText = {
  readonly path: readonly GlyphContour[];
  /** Sum of the advances. */
  readonly advance: number;
  readonly glyphCount: number;
};

/** A script's face at one weight. */
export type ScriptFont = {
  readonly face: ScriptFaceId;
  readonly weight: number;
  readonly ascender: number;
  readonly descender: number;
  has(character: string): boolean;
  /** Shapes and draws text of one script. `tracking` is added after each cluster but the last. */
  draw(
    text: string,
    options: { readonly language?: string | undefined; readonly tracking?: number; readonly rightToLeft: boolean },
  ): DrawnText;
};

/** Most decoded files in memory: a name in Chinese characters takes some ten. */
const maxOpenFiles = 48;
const openFiles = new Map<string, HarfBuzzFont>();

/** The files decoded last: a mark takes the same letters in several weights. */
const maxDecodedFiles = 4;
const decodedFiles = new Map<string, Uint8Array>();

function decodeFile(file: string, bytes: Uint8Array): Uint8Array {
  const decoded = decodedFiles.get(file) ?? decodeWoff2(bytes);
  decodedFiles.delete(file);
  decodedFiles.set(file, decoded);
  const [oldest] = decodedFiles.keys();
  if (decodedFiles.size > maxDecodedFiles && oldest !== undefined) decodedFiles.delete(oldest);
  return decoded;
}

/** A file of a face at a weight. The files used longest ago are closed. */
function openFile(file: string, weight: number): HarfBuzzFont {
  const key = `${file}@${weight}`;
  const known = openFiles.get(key);
  if (known) {
    openFiles.delete(key);
    openFiles.set(key, known);
    return known;
  }
  const bytes = readScriptFaceFile(file);
  if (!bytes) throw new Error(`no bundled font file ${file}`);
  const font = openHarfBuzzFont(decodeFile(file, bytes), { wght: weight });
  openFiles.set(key, font);
  const [oldest] = openFiles.keys();
  if (openFiles.size > maxOpenFiles && oldest !== undefined) {
    openFiles.get(oldest)?.release();
    openFiles.delete(oldest);
  }
  return font;
}

/** Width of a space in thousandths of an em. */
const spaceWidth = 250;

type Slice = { readonly file: string; readonly ranges: readonly (readonly [number, number])[] };

const slicesByFace = new Map<ScriptFaceId, readonly Slice[]>();

function listSlices(face: ScriptFaceId): readonly Slice[] {
  const known = slicesByFace.get(face);
  if (known) return known;
  const slices = listScriptFaceFiles(face).map(({ file, unicodeRange }) => ({ file, ranges: parseUnicodeRange(unicodeRange) }));
  slicesByFace.set(face, slices);
  return slices;
}

/**
 * A script's face at the nearest weight it has. Files are read when their characters are needed.
 */
export function openScriptFont(face: ScriptFaceId, wantedWeight: number): ScriptFont {
  const { weights } = getScriptFace(face);
  const weight = Math.min(weights.max, Math.max(weights.min, wantedWeight));
  const slices = listSlices(face);
  /** The slices of code points that were looked for. */
  const known = new Map<number, Slice | undefined>();
  const findSlice = (codePoint: number): Slice | undefined => {
    if (!known.has(codePoint))
      known.set(
        codePoint,
        slices.find(({ ranges }) => isInUnicodeRange(ranges, codePoint)),
      );
    return known.get(codePoint);
  };
  const findFile = (character: string): HarfBuzzFont | undefined => {
    const codePoint = character.codePointAt(0) ?? 0;
    const slice = findSlice(codePoint);
    const file = slice && openFile(slice.file, weight);
    return file?.hasGlyph(codePoint) ? file : undefined;
  };
  const anyFile = () => openFile((slices.at(-1) ?? { file: "" }).file, weight);

  return {
    face,
    weight,
    get ascender() {
      return anyFile().getMetric("hasc");
    },
    get descender() {
      return -anyFile().getMetric("hdsc");
    },
    has: (character) => findFile(character) !== undefined,
    draw(text, { language, tracking = 0, rightToLeft }) {
      const path: GlyphContour[] = [];
      let advance = 0;
      let glyphCount = 0;
      let pieces = splitByFile(text, findFile);
      if (rightToLeft) pieces = pieces.toReversed();
      for (const { file, text: piece } of pieces) {
        if (advance > 0) advance += tracking;
        if (file === undefined) {
          advance += spaceWidth * piece.length;
          continue;
        }
        let cluster: number | undefined;
        for (const glyph of file.shape(piece, { rightToLeft, ...(language === undefined ? {} : { language }) })) {
          if (cluster !== undefined && cluster !== glyph.cluster) advance += tracking;
          cluster = glyph.cluster;
          path.push(...moveContours(file.drawGlyph(glyph.id), advance + glyph.offsetX, glyph.offsetY));
          advance += glyph.advance;
          glyphCount++;
        }
      }
      return { path, advance, glyphCount };
    },
  };
}

/**
 * Parts of a text whose characters are in one file, and the spaces between them, which slices of
 * scripts lack. Characters that no file has are left out.
 */
function splitByFile(
  text: string,
  findFile: (character: string) => HarfBuzzFont | undefined,
): { readonly file: HarfBuzzFont | undefined; readonly text: string }[] {
  const pieces: { file: HarfBuzzFont | undefined; text: string }[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const isSpace = /\s/.test(character);
    const joinsLast = /\p{M}|\u200c|\u200d/u.test(character) && last?.file !== undefined;
    const file = isSpace ? undefined : joinsLast ? last.file : findFile(character);
    if (file === undefined && !isSpace) continue;
    if (last && last.file === file) last.text += character;
    else pieces.push({ file, text: character });
  }
  return pieces;
}

const moveContours = (contours: readonly GlyphContour[], x: number, y: number): readonly GlyphContour[] =>
  contours.map(({ start, segments }) => ({
    start: [start[0] + x, start[1] + y],
    segments: segments.map((segment) =>
      segment.length === 2
        ? ([segment[0] + x, segment[1] + y] as const)
        : ([segment[0] + x, segment[1] + y, segment[2] + x, segment[3] + y, segment[4] + x, segment[5] + y] as const),
    ),
  }));
