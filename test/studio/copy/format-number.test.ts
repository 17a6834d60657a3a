import { expect, test } from "bun:test";
import { formatNumber } from "#/studio/copy/format-number";
import { phraseLanguages } from "#/studio/copy/phrases";

test("every template language uses its own decimal and thousands separators", () => {
  const written = Object.fromEntries(phraseLanguages.map((lang) => [lang, formatNumber(lang, 12_345.678, 2)]));
  expect(written).toEqual({
    en: "12,345.68",
    de: "12.345,68",
    fr: "12\u202f345,68",
    es: "12.345,68",
    ru: "12\u202f345,68",
    ja: "12,345.68",
    ar: "12,345.68",
    he: "12,345.68",
  });
});

test("four digits are grouped if the language does so, and not in Spanish", () => {
  expect([formatNumber("en", 1234), formatNumber("de", 1234), formatNumber("es", 1234), formatNumber("es", 12_345)]).toEqual([
    "1,234",
    "1.234",
    "1234",
    "12.345",
  ]);
});

test("a negative number has a minus sign unless it rounds to zero", () => {
  expect([formatNumber("en", -1234.5, 1), formatNumber("fr", -0.04, 1), formatNumber("en", 999)]).toEqual([
    "−1,234.5",
    "0,0",
    "999",
  ]);
});
