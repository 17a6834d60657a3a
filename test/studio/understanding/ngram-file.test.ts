import { expect, test } from "bun:test";
import { findNgramWeights, formatNgrams, parseNgrams } from "#/studio/understanding/ngram-file";

const entries = [
  { gram: " und", weights: [{ language: 1, weight: 40 }] },
  { gram: "10 ", weights: [{ language: 0, weight: 0 }] },
  {
    gram: "ung ",
    weights: [
      { language: 0, weight: 3 },
      { language: 1, weight: 200 },
    ],
  },
  { gram: "unge", weights: [{ language: 1, weight: 12 }] },
];

test("n-grams are found with the weights that were written", () => {
  const table = parseNgrams(formatNgrams(["en", "de"], entries));
  expect(table.languages).toEqual(["en", "de"]);
  expect(entries.map(({ gram }) => ({ gram, weights: findNgramWeights(table, gram) }))).toEqual(entries);
});

test("an n-gram that is not listed has no weights", () => {
  const table = parseNgrams(formatNgrams(["en", "de"], entries));
  expect(["", "un", "ungen", "zzzz"].flatMap((gram) => findNgramWeights(table, gram))).toEqual([]);
});
