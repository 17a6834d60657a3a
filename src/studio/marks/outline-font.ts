import { getAlphabetFace } from "#/model/companion-face";
import { outlineFonts } from "#data/outlines";
import { drawLocalForm, hasLocalForms } from "#/fonts/local-forms";
import { readPackedFile } from "#/kernel/files/packed-file";
import { isInUnicodeRange, parseUnicodeRange } from "#/kernel/text/unicode-range";
import { type TypeGenre, faceIds, faceMetadata, type FaceId } from "#/model/face";
import { getScriptGenre, isScriptFaceId, listScriptFaces, type ScriptFaceId } from "#/model/script-face";
import { findHanScript, findTextScript } from "#/model/text-script";
import { openScriptOutlineFont } from "#/studio/marks/script-outline-font";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { toClockwise } from "#/studio/marks/geometry/orientation";
import type { Path } from "#/studio/marks/geometry/path";
import { translate } from "#/studio/marks/geometry/transform";

type OutlineFontFile = {
  readonly weight: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly ascender: number;
  readonly descender: number;
  readonly stem: number;
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  readonly kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Outline of a character: 1000 units per em, baseline at 0, y downwards. */
export type Glyph = { readonly path: Path; readonly advance: number };

/**
 * How a text is set: space between letters in thousandths of an em, and the language's own forms.
 */
export type TextSetting = { readonly tracking?: number; readonly language?: string | undefined };

/**
 * Glyph outlines of a face at one weight. Lengths are in thousandths of an em and positive.
 * `capHeight` of a script without capitals is the height of its letters.
 */
export type OutlineFont = Pick<OutlineFontFile, "weight" | "capHeight" | "xHeight" | "ascender" | "descender" | "stem"> & {
  readonly face: FaceId | ScriptFaceId;
  /** Half the visual height of a line, measured from the baseline. */
  readonly middle: number;
  getGlyph(character: string): Glyph | undefined;
  /**
   * Added to the advance of `left` before `right`. Accented letters are kerned as their base
   * letters.
   */
  getKerning(left: string, right: string): number;
  /**
   * Draws text of one direction in visual order: shaped, with marks and joins in place. Characters
   * that the font lacks are left out.
   */
  drawText(text: string, setting?: TextSetting): { readonly path: Path; readonly advance: number; readonly glyphCount: number };
  /** The same face at the nearest weight. */
  withWeight(weight: number): OutlineFont;
};

const loadedFonts = new Map<string, OutlineFont>();
const getBaseCharacter = (character: string) => character.normalize("NFD")[0] ?? character;

function loadOutlineFont(face: FaceId, path: string): OutlineFont {
  const file: OutlineFontFile = JSON.parse(readPackedFile(path).toString());
  const { weight, capHeight, xHeight, ascender, descender, stem } = file;
  const glyphs = new Map<string, Glyph>();
  const font: OutlineFont = {
    face,
    weight,
    capHeight,
    xHeight,
    ascender,
    descender,
    stem,
    middle: capHeight / 2,
    getGlyph(character) {
      const known = glyphs.get(character);
      if (known) return known;
      const [advance, outline] = (Object.hasOwn(file.glyphs, character) ? file.glyphs[character] : undefined) ?? [];
      if (advance === undefined || outline === undefined) return undefined;
      const glyph = { advance, path: toClockwise(parsePath(outline)) };
      glyphs.set(character, glyph);
      return glyph;
    },
    getKerning: (left, right) =>
      file.kerning[left]?.[right] ?? file.kerning[getBaseCharacter(left)]?.[getBaseCharacter(right)] ?? 0,
    drawText: (text, { tracking = 0 } = {}) => drawGlyphs(text, font, tracking),
    withWeight: (wantedWeight) => getOutlineFont(face, wantedWeight),
  };
  return font;
}

/** The bundled outline font of a face nearest to the weight. */
export function getOutlineFont(face: FaceId, weight: number): OutlineFont {
  const [nearest] = outlineFonts
    .filter((font) => font.face === face)
    .toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight) || b.weight - a.weight);
  if (nearest === undefined) throw new Error(`no outlines are bundled for ${face}`);
  const known = loadedFonts.get(nearest.path);
  if (known) return known;
  const font = loadOutlineFont(face, nearest.path);
  loadedFonts.set(nearest.path, font);
  return font;
}

/** Genres to fall back to if a face lacks an alphabet, nearest first. */
const relatedGenres: Readonly<Record<TypeGenre, readonly TypeGenre[]>> = {
  grotesque: ["grotesque", "humanist", "geometric"],
  humanist: ["humanist", "grotesque", "geometric"],
  geometric: ["geometric", "humanist", "grotesque"],
  expressive: ["grotesque", "humanist", "geometric"],
  serif: ["serif", "didone", "slab"],
  didone: ["didone", "serif", "slab"],
  slab: ["slab", "serif"],
  mono: ["mono"],
};

/**
 * Faces to try if the first lacks a character: the one that pages have for the alphabet of the text, those of related
 * genres, then all others.
 */
function listSubstituteFaces(face: FaceId, text: string): readonly FaceId[] {
  const written = (["Cyrl", "Grek"] as const)
    .filter((script) => [...text].some((character) => findTextScript(character) === script))
    .map((script) => getAlphabetFace(face, script));
  const genres = relatedGenres[faceMetadata[face].genre];
  const getRank = (id: FaceId) => {
    const position = genres.indexOf(faceMetadata[id].genre);
    return position < 0 ? genres.length : position;
  };
  const others = faceIds.toSorted((a, b) => getRank(a) - getRank(b));
  return [...new Set([...written, ...others])].filter((id) => id !== face);
}

/**
 * The faces of the scripts of a text, nearest genre first; the sans of Japan last, which has many
 * signs.
 */
function listTextScriptFaces(text: string, face: FaceId, language: string | undefined): readonly ScriptFaceId[] {
  const genre = getScriptGenre(face);
  const scripts = new Set(
    [...text].flatMap((character) => {
      const script = findTextScript(character);
      if (script === "Hans") return findHanScript(text, language);
      return script === "Latn" || script === "Grek" || script === "Cyrl" || script === "Zyyy" || script === "other" ? [] : script;
    }),
  );
  const own = [...scripts].flatMap((script) => listScriptFaces(script, genre));
  const eastAsian = ["Jpan", "Hant", "Hans", "Kore"] as const;
  const related = eastAsian.some((script) => scripts.has(script))
    ? eastAsian.flatMap((script) => listScriptFaces(script, "sans"))
    : [];
  return [...new Set<ScriptFaceId>([...own, ...related, "noto-sans-jp"])];
}

/** Letters one after the other, kerned. */
function drawGlyphs(text: string, font: Pick<OutlineFont, "getGlyph" | "getKerning">, tracking: number) {
  const path: Path[number][] = [];
  let advance = 0;
  let glyphCount = 0;
  let previous: string | undefined;
  for (const character of text) {
    const glyph = font.getGlyph(character);
    if (glyph === undefined) continue;
    if (previous !== undefined) advance += font.getKerning(previous, character) + tracking;
    path.push(...translate(glyph.path, advance, 0));
    advance += glyph.advance;
    glyphCount++;
    previous = character;
  }
  return { path, advance, glyphCount };
}

const localFonts = new Map<string, OutlineFont>();

/**
 * The font with the Cyrillic forms of a language, if its face has them; otherwise the font itself.
 */
function chooseLocalForms(font: OutlineFont, language: string | undefined): OutlineFont {
  const { face, weight } = font;
  if (language === undefined || isScriptFaceId(face) || !hasLocalForms(face, language)) return font;
  const key = `${face}@${weight}@${language}`;
  const known = localFonts.get(key);
  if (known) return known;
  const getGlyph = (character: string): Glyph | undefined => {
    if (!/\p{Script=Cyrillic}/u.test(character)) return font.getGlyph(character);
    const drawn = drawLocalForm(face, weight, character, language);
    return drawn ? { path: toClockwise(drawn.path), advance: drawn.advance } : font.getGlyph(character);
  };
  const local: OutlineFont = {
    ...font,
    getGlyph,
    drawText: (text, { tracking = 0 } = {}) => drawGlyphs(text, { getGlyph, getKerning: font.getKerning }, tracking),
    withWeight: (wantedWeight) => chooseLocalForms(font.withWeight(wantedWeight), language),
  };
  localFonts.set(key, local);
  return local;
}

const rangesByFace = new Map<FaceId, ReturnType<typeof parseUnicodeRange>>();

/** The characters that the files of a bundled face have. */
function getFaceRanges(face: FaceId): ReturnType<typeof parseUnicodeRange> {
  const known = rangesByFace.get(face);
  if (known !== undefined) return known;
  const ranges = parseUnicodeRange(faceMetadata[face].files.map((file) => file.unicodeRange).join(","));
  rangesByFace.set(face, ranges);
  return ranges;
}

/**
 * An outline font with every character of the text: of the face itself, of the nearest bundled
 * face, or of a face of the text's script. `undefined` if no face has them all: `typesetText` then
 * sets each part in its own face.
 */
export function findOutlineFont(text: string, face: FaceId, weight: number, language?: string): OutlineFont | undefined {
  const characters = [...new Set(text)].filter((character) => character !== " " && !isInvisible(character));
  const getFontIfCovering = (id: FaceId) => {
    const font = getOutlineFont(id, weight);
    return characters.every((character) => font.getGlyph(character) !== undefined) ? font : undefined;
  };
  const ownFont = getFontIfCovering(face);
  if (ownFont) return chooseLocalForms(ownFont, language);
  for (const id of listSubstituteFaces(face, text)) {
    const font = characters.every((character) => isInUnicodeRange(getFaceRanges(id), character.codePointAt(0) ?? 0))
      ? getFontIfCovering(id)
      : undefined;
    if (font) return chooseLocalForms(font, language);
  }
  for (const id of listTextScriptFaces(text, face, language)) {
    const font = openScriptOutlineFont(id, weight, language);
    if (characters.every((character) => font.getGlyph(character) !== undefined)) return font;
  }
  return undefined;
}

/**
 * Joiners, direction marks and variation selectors: they steer shaping and have no glyph of their
 * own.
 */
const isInvisible = (character: string) => /[\u200b-\u200f\u2060]|[\ufe00-\ufe0f]/.test(character);
