import { expect, test } from "bun:test";
import { Glob } from "bun";
import { listDesignFontFiles } from "#/formats/font-faces";
import { computeFingerprint } from "#/kernel/random";
import { isInUnicodeRange, parseUnicodeRange } from "#/kernel/text/unicode-range";
import type { Brief } from "#/model/brief";
import { readBriefScripts } from "#/studio/typography/brief-scripts";
import { createTypography } from "#/studio/typography/typography";
import { directions } from "#test/studio/palette/direction-fixtures";

const folder = new URL("../unseen/", import.meta.url).pathname;
const mixed: Brief[] = [
  { name: "반반(半半)", industry: "정산 앱" },
  { name: "ABC 김밥 金", tagline: "Ёлка и 雪" },
  { name: "Κάβα 酒屋", industry: "ワインの店" },
];
const briefs: readonly Brief[] = [
  ...mixed,
  ...(await Promise.all(Array.from(new Glob("*/*.json").scanSync(folder), (path) => Bun.file(folder + path).json()))),
];

test("each letter of a brief is in a font file of its design", () => {
  for (const brief of briefs) {
    const direction = directions[computeFingerprint(brief.name) % directions.length];
    if (!direction) throw new Error("there are no directions");
    const text = JSON.stringify(brief).normalize("NFC");
    const ranges = listDesignFontFiles(createTypography(direction, readBriefScripts(brief)), text).flatMap(({ file }) =>
      parseUnicodeRange(file.unicodeRange),
    );
    const missing = [...new Set(text.match(/\p{L}/gu))].filter((letter) => !isInUnicodeRange(ranges, letter.codePointAt(0) ?? 0));
    expect({ name: brief.name, missing: missing.join("") }).toEqual({ name: brief.name, missing: "" });
  }
});

test("the words of a brief are set in one face each, also if the serif of their script lacks a character", () => {
  for (const direction of directions)
    for (const [brief, isRare] of [
      [{ name: "永盛达五金弹簧厂", industry: "压簧、拉簧、扭簧" }, true],
      [{ name: "永盛达书店", industry: "书店" }, false],
    ] as const) {
      const { companions = [] } = createTypography(direction, readBriefScripts(brief)).families.display;
      const names = companions.map(({ name }) => name);
      expect([direction.id, brief.name, names.includes("Noto Serif SC")]).toEqual([
        direction.id,
        brief.name,
        !isRare && names.length > 0,
      ]);
      expect(names).toContain("Noto Sans SC");
    }
});

test("a brand in Cyrillic or Greek letters has them, its digits and Latin words in one face", () => {
  for (const direction of directions)
    for (const brief of [
      { name: "Шиномонтаж «Пять минут»", industry: "шиномонтаж, WhatsApp +7 700 000 01 74" },
      { name: "Καπετάν Στρατής", industry: "ημερήσιες εκδρομές με καΐκι" },
    ]) {
      const { display, text } = createTypography(direction, readBriefScripts(brief)).families;
      const companions = [display, text].flatMap((family) => family.companions ?? []);
      expect([direction.id, brief.name, companions.length]).toEqual([direction.id, brief.name, 0]);
    }
});
