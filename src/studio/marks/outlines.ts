import { readFileSync } from "node:fs";
import { outlineCuts } from "#data/outlines/index";
import { type TypeGenre, faceIds, faceMetadata, type FaceId } from "#/model/face";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import { reversed, type Path } from "#/studio/marks/geometry/path";

type CutFile = {
  readonly weight: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly ascender: number;
  readonly descender: number;
  readonly stem: number;
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  readonly kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** One letter's outline: 1000 units to the em, baseline at 0, y downwards. */
export type Glyph = { readonly path: Path; readonly advance: number };

/** The outlines of a face at one weight. Lengths are thousandths of an em, all positive. */
export type Cut = Pick<CutFile, "weight" | "capHeight" | "xHeight" | "ascender" | "descender" | "stem"> & {
  readonly face: FaceId;
  glyph(character: string): Glyph | undefined;
  /** Added to the advance of `left` before `right`; accented letters are kerned as their base letters. */
  kerning(left: string, right: string): number;
};

const loaded = new Map<string, Cut>();
const baseOf = (character: string) => character.normalize("NFD")[0] ?? character;

/** Fonts differ in the direction of their outlines; here letters run clockwise and counters against them. */
function clockwise(path: Path): Path {
  const area = flatten(path, 4).reduce((sum, points) => sum + signedArea(points), 0);
  return area < 0 ? path.map(reversed) : path;
}

function load(face: FaceId, path: string): Cut {
  const file: CutFile = JSON.parse(new TextDecoder().decode(Bun.gunzipSync(readFileSync(path))));
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
    glyph(character) {
      const known = glyphs.get(character);
      if (known) return known;
      const [advance, outline] = (Object.hasOwn(file.glyphs, character) ? file.glyphs[character] : undefined) ?? [];
      if (advance === undefined || outline === undefined) return undefined;
      const glyph = { advance, path: clockwise(parsePath(outline)) };
      glyphs.set(character, glyph);
      return glyph;
    },
    kerning: (left, right) => file.kerning[left]?.[right] ?? file.kerning[baseOf(left)]?.[baseOf(right)] ?? 0,
  };
}

/** The bundled cut of a face nearest to the weight. */
export function cutOf(face: FaceId, weight: number): Cut {
  const [nearest] = outlineCuts
    .filter((cut) => cut.face === face)
    .toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight) || a.weight - b.weight);
  if (nearest === undefined) throw new Error(`no outlines are bundled for ${face}`);
  const known = loaded.get(nearest.path);
  if (known) return known;
  const cut = load(face, nearest.path);
  loaded.set(nearest.path, cut);
  return cut;
}

/** Which genres stand in for which when a face lacks an alphabet, nearest first. */
const kin: Readonly<Record<TypeGenre, readonly TypeGenre[]>> = {
  grotesque: ["grotesque", "humanist", "geometric"],
  humanist: ["humanist", "grotesque", "geometric"],
  geometric: ["geometric", "humanist", "grotesque"],
  expressive: ["grotesque", "humanist", "geometric"],
  serif: ["serif", "didone", "slab"],
  didone: ["didone", "serif", "slab"],
  slab: ["slab", "serif"],
  mono: ["mono"],
};

/** Faces to try when the first lacks a letter: those of kindred genres, then all others. */
function substitutes(face: FaceId): readonly FaceId[] {
  const genres = kin[faceMetadata[face].genre];
  const rank = (id: FaceId) => {
    const place = genres.indexOf(faceMetadata[id].genre);
    return place < 0 ? genres.length : place;
  };
  return faceIds.filter((id) => id !== face).toSorted((a, b) => rank(a) - rank(b));
}

/** The cut that has every letter of the text: of the face itself, or of the nearest bundled face that has them all; undefined if none has. */
export function cutWith(text: string, face: FaceId, weight: number): Cut | undefined {
  const characters = [...new Set(text)].filter((character) => character !== " ");
  const covers = (id: FaceId) => {
    const cut = cutOf(id, weight);
    return characters.every((character) => cut.glyph(character) !== undefined) ? cut : undefined;
  };
  const own = covers(face);
  if (own) return own;
  for (const id of substitutes(face)) {
    const ranges = faceMetadata[id].files.map((file) => file.unicodeRange).join(",");
    const cut = characters.every((character) => isInRanges(ranges, character.codePointAt(0) ?? 0)) ? covers(id) : undefined;
    if (cut) return cut;
  }
  return undefined;
}

/** Whether a CSS `unicode-range` names the code point. */
function isInRanges(ranges: string, codePoint: number): boolean {
  return ranges.split(",").some((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}
