import { expect, test } from "bun:test";
import { formatNumber } from "#/studio/copy/format-number";
import { phraseLanguages } from "#/studio/copy/phrases";

const unifySpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("every language writes numbers as CLDR does", () => {
  for (const language of phraseLanguages) {
    const intl = new Intl.NumberFormat(language, { numberingSystem: "latn", minimumFractionDigits: 1, maximumFractionDigits: 1 });
    for (const value of [0.5, 999, 1234.5, 12_345.6, 1_234_567.8, 987_654_321])
      expect({ language, text: unifySpaces(formatNumber(language, value, 1)) }).toEqual({
        language,
        text: unifySpaces(intl.format(value)),
      });
  }
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
