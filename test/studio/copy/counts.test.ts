import { expect, test } from "bun:test";
import { findCounts } from "#/studio/copy/counts";
import { createCopy } from "#/studio/copy/copy";

const readCounts = (sentence: string, language: string) =>
  findCounts(sentence, language)?.counts.map(({ figure, text }) => `${figure} | ${text}`);

test("a sentence states how many there are of several things, also in words and other scripts", () => {
  expect(readCounts("64 bénévoles, 110 familles l'an dernier.", "fr")).toEqual(["64 | bénévoles", "110 | familles l'an dernier"]);
  expect(readCounts("38 Leute, zwei Familien, elf Autos.", "de")).toEqual(["38 | Leute", "zwei | Familien", "elf | Autos"]);
  expect(readCounts("14.000 libros y 230 herramientas.", "es")).toEqual(["14.000 | libros", "230 | herramientas"]);
  expect(readCounts("٣٤ متطوعًا، ٢١٠ عائلة", "ar")).toEqual(["٣٤ | متطوعًا", "٢١٠ | عائلة"]);
  expect(findCounts("За рік – 1 204 книги, 12 читальників.", "uk")).toEqual({
    intro: "За рік",
    counts: [
      { figure: "1 204", text: "книги" },
      { figure: "12", text: "читальників" },
    ],
    rest: undefined,
  });
});

test("what a sentence says after its counts is a sentence of its own", () => {
  expect(findCounts("43 cooperados, 31 mulheres, renda dividida igual por hora.", "pt")?.rest).toBe(
    "Renda dividida igual por hora.",
  );
  expect(findCounts("Four productions a year in the old hall, 112 seats.", "en")).toEqual({
    intro: undefined,
    counts: [{ figure: "112", text: "seats" }],
    rest: "Four productions a year in the old hall.",
  });
});

test("times, prices, measures, years, ranges and small numbers are no counts", () => {
  const others: readonly (readonly [sentence: string, language: string])[] = [
    ["24 uur bereikbaar.", "nl"],
    ["12 months, certificate given.", "en"],
    ["11. og 12. juli på stranden.", "da"],
    ["6 ₪ לדירה לחודש.", "he"],
    ["1998 से काम कर रहे हैं।", "hi"],
    ["4 or 6 stand, cook included.", "en"],
    ["34 מתנדבים, הצעיר בן 16.", "he"],
    ["7 pupils in a class.", "en"],
  ];
  for (const [sentence, language] of others)
    expect({ sentence, counts: readCounts(sentence, language) }).toEqual({ sentence, counts: undefined });
});

test("one number is large only on a page that says enough beside it", () => {
  const offer = "22 ponies and horses in one yard.";
  const more = " The arena has a roof. We teach children and nervous adults alike.";
  const brief = { name: "Drum Riding", tagline: "Heels down", industry: "Riding school" };
  expect(createCopy({ ...brief, offer }).facts).toEqual([]);
  expect(createCopy({ ...brief, offer: offer + more }).facts).toEqual([{ figure: "22", text: "ponies and horses in one yard" }]);
});
