import { quoteCssString } from "#/kernel/text/css-escape";
import { listScriptFaceFiles } from "#/fonts/script-face-files";
import { memoize } from "#/kernel/memoize";
import { parseUnicodeRange } from "#/kernel/text/unicode-range";
import type { CompanionFace } from "#/model/companion-face";
import { type FaceFile, type FaceId, faceMetadata } from "#/model/face";
import { findFaceFile } from "#/model/face-weight";
import type { GivenFace } from "#/model/given-face";
import { isScriptFaceId, type ScriptFaceId } from "#/model/script-face";
import type { FontFamily, Typography } from "#/model/token-set";

const getFamilies = ({ families: { display, text, mono } }: Typography): readonly FontFamily[] => [display, text, mono];

/** A font file with the name of its family: of a bundled face, or of a given one. */
export type FamilyFile = { readonly family: string; readonly file: FaceFile } & (
  | { readonly face: FaceId | ScriptFaceId; readonly given?: never }
  | { readonly face?: never; readonly given: { readonly face: GivenFace; readonly hash: string } }
);

/**
 * Where font files are: the URL of a folder that has them all under their file names, or one for
 * the bundled files and the URL of each given file; one without a URL is not declared.
 */
export type FontsBase = string | { readonly bundled: string; getGivenUrl(file: { readonly hash: string }): string | undefined };

function getFontUrl({ given, file: { file } }: FamilyFile, fontsBase: FontsBase): string | undefined {
  if (given && typeof fontsBase !== "string") return fontsBase.getGivenUrl(given);
  return `${getBundledBase(fontsBase)}/${file}`;
}
const getBundledBase = (fontsBase: FontsBase) =>
  (typeof fontsBase === "string" ? fontsBase : fontsBase.bundled).replace(/\/$/, "");

const toRule = (entry: FamilyFile, fontsBase: FontsBase) => {
  const { family, file } = entry;
  const url = getFontUrl(entry, fontsBase);
  if (url === undefined) return "";
  return [
    "@font-face {",
    `  font-family: ${quoteCssString(family)};`,
    `  font-style: ${file.style};`,
    `  font-weight: ${file.weight};`,
    "  font-display: swap;",
    `  src: url(${quoteCssString(url)}) format("woff2");`,
    `  unicode-range: ${file.unicodeRange.replaceAll(",", ", ")};`,
    "}\n",
  ].join("\n");
};

/** The subset of given files, which are not divided by alphabets. */
const givenSubset = "given";

/** The files of a family's own face, without its companions. */
export function listOwnFiles({ name, face, given, isNamedOnly }: FontFamily): readonly FamilyFile[] {
  if (isNamedOnly) return [];
  if (given === undefined)
    return faceMetadata[face].files.map((file): FamilyFile => ({ family: faceMetadata[face].name, face, file }));
  return given.files.map(
    ({ hash, fileName, weight, style, unicodeRange }): FamilyFile => ({
      family: name,
      given: { face: given, hash },
      file: { file: fileName, subset: givenSubset, unicodeRange, weight, style },
    }),
  );
}

/**
 * The `@font-face` rules of faces: one for each file, with its Unicode range, so that a browser
 * loads only what a page needs. `fontsBase` is the URL of the folder with the files.
 */
export function renderFontFaces(faces: readonly FaceId[], fontsBase: string): string {
  return faces
    .flatMap((face) => faceMetadata[face].files.map((file) => toRule({ family: faceMetadata[face].name, face, file }, fontsBase)))
    .join("");
}

/** Faces with more files are East Asian: only the slices with characters of the design are used. */
const maxWholeFiles = 8;

const formatCodePoint = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase()}`;

/** First and last code points of a file's ranges, one after the other: kept, because slices have dozens each. */
const getRangeEnds = memoize((file: FaceFile) => Uint32Array.from(parseUnicodeRange(file.unicodeRange).flat()));

function hasCodePoint(rangeEnds: Uint32Array, codePoint: number): boolean {
  for (let at = 0; at < rangeEnds.length; at += 2)
    if (codePoint >= (rangeEnds[at] ?? 0) && codePoint <= (rangeEnds[at + 1] ?? 0)) return true;
  return false;
}

/** The files of a companion. Ranges of slices are narrowed to the characters that are used. */
function listCompanionFiles({ face, name, subsets }: CompanionFace, characters: string | undefined): readonly FamilyFile[] {
  const files = isScriptFaceId(face) ? listScriptFaceFiles(face) : faceMetadata[face].files;
  const carried = subsets === undefined ? files : files.filter(({ subset }) => subsets.includes(subset));
  const toFamilyFile = (file: FaceFile): FamilyFile => ({ family: name, face, file });
  if (characters === undefined || carried.length <= maxWholeFiles) return carried.map(toFamilyFile);
  const codePoints = Array.from(new Set(characters), (character) => character.codePointAt(0) ?? 0);
  return carried.flatMap((file) => {
    const rangeEnds = getRangeEnds(file);
    const used = codePoints.filter((codePoint) => hasCodePoint(rangeEnds, codePoint));
    return used.length === 0 ? [] : [toFamilyFile({ ...file, unicodeRange: used.map(formatCodePoint).join(",") })];
  });
}

/** The companions of a family's face. */
export const listFamilyCompanionFiles = ({ companions = [] }: FontFamily, characters?: string): readonly FamilyFile[] =>
  companions.flatMap((companion) => listCompanionFiles(companion, characters));

/**
 * The font files of a design, each once. Of faces with thousands of characters only the slices that
 * have one of `characters`, or all slices if it is missing.
 */
export function listDesignFontFiles(typography: Typography, characters?: string): readonly FamilyFile[] {
  const families = getFamilies(typography);
  const own = families.flatMap(listOwnFiles);
  const companions = families.flatMap((family) => listFamilyCompanionFiles(family, characters));
  return [...new Map([...own, ...companions].map((entry) => [`${entry.family} ${entry.file.file}`, entry])).values()];
}

/** The `@font-face` rules of the faces of a design; see `listDesignFontFiles`. */
export const renderDesignFontFaces = (typography: Typography, fontsBase: FontsBase, characters?: string): string =>
  listDesignFontFiles(typography, characters)
    .map((entry) => toRule(entry, fontsBase))
    .join("");

/**
 * The font files that a page of the design preloads: those of its display and text faces, of given
 * ones the file with the weight that the page opens with.
 */
export function listDesignPreloads({ families, weights }: Typography, fontsBase: FontsBase): readonly string[] {
  const base = getBundledBase(fontsBase);
  const listFor = (family: FontFamily, weight: number) => {
    if (family.isNamedOnly) return [];
    if (family.given === undefined) return listFontPreloads([family.face], base);
    const wanted = findFaceFile(family.given, weight);
    const entry = listOwnFiles(family).find(({ given }) => given?.hash === wanted?.hash);
    const url = entry && getFontUrl(entry, fontsBase);
    return url?.startsWith("/") ? [url] : [];
  };
  return [...new Set([...listFor(families.display, weights.display), ...listFor(families.text, weights.regular)])];
}

/**
 * The Latin font files to preload. Empty for relative URLs, since such documents are not served.
 */
export function listFontPreloads(faces: readonly FaceId[], fontsBase: string): readonly string[] {
  if (!fontsBase.startsWith("/")) return [];
  const base = fontsBase.replace(/\/$/, "");
  return [...new Set(faces)].flatMap((face) => {
    const latin = faceMetadata[face].files.filter(({ subset }) => subset === "latin");
    return latin.length === 1 ? latin.map(({ file }) => `${base}/${file}`) : [];
  });
}
