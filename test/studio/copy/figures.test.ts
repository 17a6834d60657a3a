import { expect, test } from "bun:test";
import { figureIn } from "#/studio/copy/figures";
import { phraseLanguages } from "#/studio/copy/phrases";

test("every language of the templates writes decimals and thousands with its own marks", () => {
  const written = Object.fromEntries(phraseLanguages.map((lang) => [lang, figureIn(lang, 12_345.678, 2)]));
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

test("a figure of four digits is parted where the language parts it, and stays whole in Spanish", () => {
  expect([figureIn("en", 1234), figureIn("de", 1234), figureIn("es", 1234), figureIn("es", 12_345)]).toEqual([
    "1,234",
    "1.234",
    "1234",
    "12.345",
  ]);
});

test("a figure below nought bears a minus sign, and nothing is below nought that rounds to it", () => {
  expect([figureIn("en", -1234.5, 1), figureIn("fr", -0.04, 1), figureIn("en", 999)]).toEqual(["−1,234.5", "0,0", "999"]);
});
