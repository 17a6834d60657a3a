import { expect, test } from "bun:test";
import fc from "fast-check";
import { cleanText } from "#/kernel/text/clean-text";
import { toSlug } from "#/kernel/text/slug";

test.each([
  ["Hirsch & Sohn", "hirsch-sohn"],
  ["Müller-Lüdenscheidt", "mueller-luedenscheidt"],
  ["Чайка", "chaika"],
  ["あおば茶園", "aoba-chayuan"],
  ["しゃしんかん ラッコ", "shashinkan-rakko"],
  ["ガラス", "garasu"],
  ["Crème Brûlée", "creme-brulee"],
  ["Ωmega", "omega"],
  ["青葉", "qingye"],
  ["Ταβέρνα Ψαράς", "taverna-psaras"],
  ["Пекарна Щъркел", "pekarna-shtarkel"],
  ["Борщ", "borshch"],
  ["Київ", "kyiv"],
  ["ร้านกาแฟ", "rankafae"],
  ["हिन्दी किताब", "hindi-kitab"],
  ["مطعم", "mtm"],
  ["한국", "hangug"],
  ["🍕 Nonna", "nonna"],
  ["🍕", "pizza"],
  ["???", "brand"],
  ["a".repeat(100), "a".repeat(60)],
])("%s has the slug %s", (name, slug) => {
  expect(toSlug(name, "brand")).toBe(slug);
});

test("a slug is always lower-case ASCII words of at most sixty characters, whatever the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 200 }),
      (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(toSlug(text, "x")) && toSlug(text, "x").length <= 60,
    ),
  );
});

test("control and bidirectional characters and lone surrogates are removed and counted; line breaks stay", () => {
  expect(cleanText("a\u0000b\u202ec\ud800d\te\nf")).toEqual({ text: "abcd\te\nf", removed: 3 });
  expect(cleanText("e\u0301")).toEqual({ text: "é", removed: 0 });
  expect(cleanText("👩‍🚀")).toEqual({ text: "👩‍🚀", removed: 0 });
});
