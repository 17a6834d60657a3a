import { type FamilyFile, listFamilyCompanionFiles, listOwnFiles } from "#/formats/font-faces";
import { type HarfBuzzFont, openHarfBuzzFont, type PlacedGlyph } from "#/fonts/harfbuzz";
import { decodeWoff2 } from "#/fonts/woff2";
import { roundTo } from "#/kernel/decimal";
import { isInUnicodeRange, parseUnicodeRange } from "#/kernel/text/unicode-range";
import { type ReadGivenFile, readFontFile } from "#/kits/font-files";
import { faceMetadata } from "#/model/face";
import { parseWeightRange } from "#/model/face-weight";
import { findTextScript, isRightToLeftScript } from "#/model/text-script";
import type { FontFamily, Typography } from "#/model/token-set";

/** Text as an outline: SVG path data from the pen at 0 on the baseline, and its width, in pixels. */
export type TextOutline = { readonly path: string; readonly width: number };

export type FamilyName = keyof Typography["families"];

/** The faces of a design, as outlines. */
export type SheetFonts = {
  /** Draws a line of text. Characters that no face of the family has are left out. */
  draw(
    family: FamilyName,
    text: string,
    style: { readonly px: number; readonly weight: number; readonly trackingEm?: number },
  ): TextOutline;
  release(): void;
};

type SheetFile = { readonly entry: FamilyFile; readonly ranges: ReturnType<typeof parseUnicodeRange> };

/** Opens the faces of a design: bundled ones, and given ones whose bytes `readGivenFile` has. */
export function openSheetFonts({ families }: Typography, characters: string, readGivenFile: ReadGivenFile): SheetFonts {
  const opened = new Map<string, HarfBuzzFont | undefined>();
  const filesByFamily = new Map<FamilyName, readonly SheetFile[]>();
  const listFiles = (name: FamilyName) => {
    const known = filesByFamily.get(name);
    if (known) return known;
    const files = listFamilyFiles(families[name], characters).map((entry) => ({
      entry,
      ranges: parseUnicodeRange(entry.file.unicodeRange),
    }));
    filesByFamily.set(name, files);
    return files;
  };
  const open = ({ given, file }: FamilyFile, wanted: number): HarfBuzzFont | undefined => {
    const [min, max] = parseWeightRange(file.weight);
    const weight = Math.min(max, Math.max(min, wanted));
    const key = `${given?.hash ?? file.file} ${weight}`;
    if (opened.has(key)) return opened.get(key);
    const bytes = given ? readGivenFile(given.hash) : readFontFile(file.file);
    const font = bytes && openHarfBuzzFont(decodeWoff2(bytes), min === max ? {} : { wght: weight });
    opened.set(key, font);
    return font;
  };
  const findFont = (name: FamilyName, character: string, weight: number): HarfBuzzFont | undefined => {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const { entry, ranges } of listFiles(name)) {
      if (entry.file.style !== "normal" || !isInUnicodeRange(ranges, codePoint)) continue;
      const [min, max] = parseWeightRange(entry.file.weight);
      if (weight < min - 150 || weight > max + 150) continue;
      const font = open(entry, weight);
      if (font?.hasGlyph(codePoint)) return font;
    }
    return undefined;
  };
  return {
    draw(name, text, { px, weight, trackingEm = 0 }) {
      const scale = px / 1000;
      const paths: string[] = [];
      let pen = 0;
      for (const run of splitIntoRuns(text, (character) => findFont(name, character, weight))) {
        for (const glyph of run.font.shape(run.text, { rightToLeft: run.rightToLeft })) {
          paths.push(printGlyph(run.font, glyph, pen, scale));
          pen += glyph.advance * scale + trackingEm * px;
        }
      }
      return { path: paths.join(""), width: pen };
    },
    release() {
      for (const font of opened.values()) font?.release();
      opened.clear();
    },
  };
}

/** The family's own files, those of its companions, and the bundled face that is nearest to it. */
const listFamilyFiles = (family: FontFamily, characters: string): readonly FamilyFile[] => [
  ...listOwnFiles(family),
  ...listFamilyCompanionFiles(family, characters),
  ...faceMetadata[family.face].files.map(
    (file): FamilyFile => ({ family: faceMetadata[family.face].name, face: family.face, file }),
  ),
];

type Run = { readonly font: HarfBuzzFont; readonly rightToLeft: boolean; text: string };

/** Parts of a text with one font and direction. */
function splitIntoRuns(text: string, findFont: (character: string) => HarfBuzzFont | undefined): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = findTextScript(character);
    const found = findFont(character);
    const isCommon = script === "Zyyy" && last?.font.hasGlyph(character.codePointAt(0) ?? 0);
    const font = isCommon ? last?.font : found;
    if (!font) continue;
    const rightToLeft = isCommon ? last?.rightToLeft === true : isRightToLeftScript(script);
    if (last?.font === font && last.rightToLeft === rightToLeft) last.text += character;
    else runs.push({ font, rightToLeft, text: character });
  }
  return runs.some(({ rightToLeft }) => rightToLeft) ? runs.toReversed() : runs;
}

function printGlyph(font: HarfBuzzFont, { id, offsetX, offsetY }: PlacedGlyph, pen: number, scale: number): string {
  const x = (value: number) => roundTo(pen + (value + offsetX) * scale, 2);
  const y = (value: number) => roundTo((value + offsetY) * scale, 2);
  return font
    .drawGlyph(id)
    .map(({ start, segments }) => {
      const drawn = segments.map((segment) => {
        const numbers = segment.map((value, index) => (index % 2 === 0 ? x(value) : y(value)));
        return `${segment.length === 2 ? "L" : "C"}${numbers.join(" ")}`;
      });
      return `M${x(start[0])} ${y(start[1])}${drawn.join("")}Z`;
    })
    .join("");
}
