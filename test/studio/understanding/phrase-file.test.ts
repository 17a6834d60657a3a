import { expect, test } from "bun:test";
import { formatPhraseFile, getStrength, parsePhraseFile } from "#/studio/understanding/trades/phrase-file";

test("phrases are in rows by language and trade, with strength and ending in the same order", () => {
  const rows = [
    { language: "nl", tradeId: "baker", strength: 45, text: "brood", ending: "" },
    { language: "de", tradeId: "butcher", strength: 100, text: "metzger", ending: "ei" },
    { language: "de", tradeId: "baker", strength: 100, text: "backer", ending: "^" },
    { language: "de", tradeId: "baker", strength: 45, text: "back ofen", ending: "" },
  ];
  const columns = parsePhraseFile(formatPhraseFile(["baker", "butcher"], rows));
  expect(columns.tradeIds).toEqual(["baker", "butcher"]);
  expect(columns.languages).toEqual(["de", "nl"]);
  expect(columns.texts.split("\n")).toEqual(["back ofen|backer", "metzger", "brood", ""]);
  expect(columns.endings).toEqual(["", "^", "ei", ""]);
  expect([0, 1, 2, 3].map((index) => getStrength(columns, index))).toEqual([45, 100, 100, 45]);
});
