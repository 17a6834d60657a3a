import { expect, test } from "bun:test";
import { readScriptFaceFile } from "#/fonts/script-face-files";
import { getDesignCharacters } from "#/formats/design-text";
import { listDesignFontFiles, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { readFontFiles } from "#/kits/font-files";
import { isInUnicodeRange, parseUnicodeRange } from "#/kernel/text/unicode-range";
import { archetypeIds } from "#/model/direction";
import { createSystem } from "#test/studio/create-system";

/** Names and taglines in scripts that most directions' faces lack. */
const texts = [
  ["مطعم الزيتون", "خبز وزيت من الحقل"],
  ["ספרים וקפה", "חנות ספרים קטנה"],
  ["हिन्दी किताब घर", "हर घर में एक किताब"],
  ["আলো প্রকাশনী", "বইয়ের আলো"],
  ["தமிழ் இல்லம்", "நம் வீடு"],
  ["ร้านเบเกอรี่บ้านสวน", "ขนมปังอบใหม่ทุกเช้า"],
  ["ქართული ღვინო", "ღვინო ქვევრიდან"],
  ["Հայկական գինի", "Գինի Արենիից"],
  ["青空珈琲店", "毎朝焙煎するコーヒー"],
  ["한빛 서점", "동네의 작은 책방"],
  ["龍井茶館", "一壺好茶，慢慢喝"],
  ["阳光书店", "每个人都能读的书"],
  ["Καφενείο Ψαρά", "Καφές στη γειτονιά"],
  ["Българска къща", "Хляб от квас всяка сутрин"],
  ["Phở Hà Nội", "Nước dùng nấu từ sáng sớm"],
] as const;

test("every letter of a design's text is in one of the files that its pages and kits declare", () => {
  for (const [index, [name, tagline]] of texts.entries()) {
    const archetype = archetypeIds[index % archetypeIds.length];
    const content = createSystem({ name, tagline }, 3, archetype);
    const characters = getDesignCharacters(content);
    const files = listDesignFontFiles(content.tokens.typography, characters);
    const ranges = files.flatMap(({ file }) => parseUnicodeRange(file.unicodeRange));
    const missing = [...characters].filter(
      (character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !isInUnicodeRange(ranges, character.codePointAt(0) ?? 0),
    );
    expect([name, missing]).toEqual([name, []]);
    for (const { family } of files)
      expect(Object.values(content.tokens.typography.families).some(({ stack }) => stack.includes(family))).toBe(true);
    const paths = readFontFiles(content.tokens.typography, characters).map(({ path }) => path);
    for (const { face, file } of files) {
      expect(paths).toContain(`fonts/${file.file}`);
      expect(paths).toContain(`fonts/${face}-LICENSE.txt`);
    }
  }
});

test("the companions come before any system font, and a Latin brand has none", () => {
  const getStack = (name: string, tagline: string) =>
    createSystem({ name, tagline }, 1, "editorial").tokens.typography.families.display.stack;
  const stack = getStack("青空書店", "毎朝七時に開く本屋");
  expect(stack.slice(1, 3)).toEqual(["Noto Serif JP", "Noto Sans JP"]);
  expect(stack.at(-1)).toBe("serif");
  // The serif lacks a character of each of these words, of which the sans has all.
  expect(getStack("青空珈琲店", "毎朝焙煎するコーヒー")[1]).toBe("Noto Sans JP");
  const latin = createSystem({ name: "Nordhavn Optik" }, 1, "editorial");
  expect(Object.values(latin.tokens.typography.families).flatMap(({ companions = [] }) => companions)).toEqual([]);
});

test("of a face with thousands of characters only the slices that the text needs are declared", () => {
  const { typography } = createSystem({ name: "青空珈琲店" }, 1, "swiss").tokens;
  const all = listDesignFontFiles(typography);
  const used = listDesignFontFiles(typography, "青空");
  expect(used.length).toBeLessThan(all.length / 4);
  expect(renderDesignFontFaces(typography, "/fonts", "青空")).toContain("unicode-range: U+7A7A");
  for (const { file } of used)
    if (file.file.startsWith("noto")) expect(readScriptFaceFile(file.file)?.length).toBeGreaterThan(1000);
});

test("a companion's fallback comes after it, has its ascent and holds its script alone", () => {
  const { typography } = createSystem({ name: "ร้านกาแฟ" }, 1, "swiss").tokens;
  const css = renderFallbackFonts(typography);
  expect(css).toMatch(/"Noto Sans Thai", "Noto Sans Thai Fallback", "[^"]+ Fallback"/);
  expect(css).toContain('font-family: "Noto Sans Thai Fallback"');
  expect(css).toContain("ascent-override: 106.1%");
  expect(css).toContain("U+0E01-0E5B");
});
