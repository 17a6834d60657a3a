import { readFileSync } from "node:fs";
import { fontPaths } from "#data/fonts/index";
import { type GlyphContour, type HarfBuzzFont, openHarfBuzzFont } from "#/fonts/harfbuzz";
import { decodeWoff2 } from "#/fonts/woff2";
import type { FaceId } from "#/model/face";

/** Faces whose Cyrillic has the forms of Bulgarian, Serbian and Macedonian. */
const facesWithLocalForms: ReadonlySet<FaceId> = new Set<FaceId>(["source-sans-3", "source-serif-4"]);
const languagesWithLocalForms: ReadonlySet<string> = new Set(["bg", "sr", "mk"]);

/** Whether a face draws Cyrillic differently in a language (BCP 47). */
export const hasLocalForms = (face: FaceId, language: string | undefined): boolean =>
  facesWithLocalForms.has(face) && languagesWithLocalForms.has(language?.toLowerCase().split("-")[0] ?? "");

const openFonts = new Map<string, HarfBuzzFont>();

function openCyrillic(face: FaceId, weight: number): HarfBuzzFont {
  const key = `${face}@${weight}`;
  const known = openFonts.get(key);
  if (known) return known;
  const path = fontPaths[`${face}-cyrillic.woff2`];
  if (path === undefined) throw new Error(`no Cyrillic file of ${face} is bundled`);
  const font = openHarfBuzzFont(decodeWoff2(new Uint8Array(readFileSync(path))), { wght: weight });
  openFonts.set(key, font);
  return font;
}

/** A letter in the form of a language; undefined if the face's Cyrillic file lacks it. */
export function drawLocalForm(
  face: FaceId,
  weight: number,
  letter: string,
  language: string,
): { readonly path: readonly GlyphContour[]; readonly advance: number } | undefined {
  const font = openCyrillic(face, weight);
  if (!font.hasGlyph(letter.codePointAt(0) ?? 0)) return undefined;
  const [glyph] = font.shape(letter, { language, script: "Cyrl", rightToLeft: false });
  return glyph && { path: font.drawGlyph(glyph.id), advance: glyph.advance };
}
