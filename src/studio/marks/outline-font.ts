import { readFileSync } from "node:fs";
import { outlineFonts } from "#data/outlines";
import { type TypeGenre, faceIds, faceMetadata, type FaceId } from "#/model/face";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import { reverse, type Path } from "#/studio/marks/geometry/path";

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

/** Glyph outlines of a face at one weight. Lengths are in thousandths of an em and positive. */
export type OutlineFont = Pick<OutlineFontFile, "weight" | "capHeight" | "xHeight" | "ascender" | "descender" | "stem"> & {
  readonly face: FaceId;
  getGlyph(character: string): Glyph | undefined;
  /**
   * Added to the advance of `left` before `right`. Accented letters are kerned as their base
   * letters.
   */
  getKerning(left: string, right: string): number;
};

const loadedFonts = new Map<string, OutlineFont>();
const getBaseCharacter = (character: string) => character.normalize("NFD")[0] ?? character;

/**
 * Fonts differ in the direction of their contours. Here outlines run clockwise and counters
 * anticlockwise.
 */
function toClockwise(path: Path): Path {
  const area = flatten(path, 4).reduce((sum, points) => sum + signedArea(points), 0);
  return area < 0 ? path.map(reverse) : path;
}

function loadOutlineFont(face: FaceId, path: string): OutlineFont {
  const file: OutlineFontFile = JSON.parse(new TextDecoder().decode(Bun.gunzipSync(readFileSync(path))));
  const { weight, capHeight, xHeight, ascender, descender, stem } = file;
  const glyphs = new Map<string, Glyph>();
  return {
    face,
    weight,
    capHeight,
    xHeight,
    ascender,
    descender,
    stem,
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
  };
}

/** The bundled outline font of a face nearest to the weight. */
export function getOutlineFont(face: FaceId, weight: number): OutlineFont {
  const [nearest] = outlineFonts
    .filter((font) => font.face === face)
    .toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight) || a.weight - b.weight);
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

/** Faces to try if the first lacks a character: those of related genres, then all others. */
function listSubstituteFaces(face: FaceId): readonly FaceId[] {
  const genres = relatedGenres[faceMetadata[face].genre];
  const getRank = (id: FaceId) => {
    const position = genres.indexOf(faceMetadata[id].genre);
    return position < 0 ? genres.length : position;
  };
  return faceIds.filter((id) => id !== face).toSorted((a, b) => getRank(a) - getRank(b));
}

/**
 * An outline font with every character of the text: of the face itself, or of the nearest bundled
 * face. `undefined` if no face has them all.
 */
export function findOutlineFont(text: string, face: FaceId, weight: number): OutlineFont | undefined {
  const characters = [...new Set(text)].filter((character) => character !== " ");
  const getFontIfCovering = (id: FaceId) => {
    const font = getOutlineFont(id, weight);
    return characters.every((character) => font.getGlyph(character) !== undefined) ? font : undefined;
  };
  const ownFont = getFontIfCovering(face);
  if (ownFont) return ownFont;
  for (const id of listSubstituteFaces(face)) {
    const ranges = faceMetadata[id].files.map((file) => file.unicodeRange).join(",");
    const font = characters.every((character) => isInRanges(ranges, character.codePointAt(0) ?? 0))
      ? getFontIfCovering(id)
      : undefined;
    if (font) return font;
  }
  return undefined;
}

/** Whether a CSS `unicode-range` contains the code point. */
function isInRanges(ranges: string, codePoint: number): boolean {
  return ranges.split(",").some((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}
