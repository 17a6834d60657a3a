import { expect, test } from "bun:test";
import type { Language } from "#/model/language";
import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import { listNamePictures } from "#/studio/understanding/motif-words";

test.each<[string, Language, MotifId]>([
  ["Kestrel Survey", "en", "bird"],
  ["5 Rivers Credit Union", "en", "river-bend"],
  ["Northbound", "en", "compass"],
  ["Fundacja Czysta Rzeka", "pl", "river-bend"],
  ["Gärtnerei Abendrot", "de", "sunrise"],
  ["Пекарня Колосок", "uk", "wheat"],
  ["Café Órbita", "es", "planet"],
  ["ร้านดอยช้างน้อย", "th", "elephant"],
  ["さくら保育園", "ja", "flower"],
  ["مطعم بيت الزعتر", "ar", "herb-bundle"],
])("the name %s (%s) calls up %s", (name, language, id) => {
  expect(listNamePictures(name, language)).toContain(id);
});

test("names without a picture call up none, and short English words none in other languages", () => {
  for (const [name, language] of [
    ["Holt & Vane", "en"],
    ["Brackley & District", "en"],
    ["高橋電気", "ja"],
    ["Barn og Foreldre", "nb"],
    ["", "en"],
  ] as const)
    expect([name, listNamePictures(name, language)]).toEqual([name, []]);
});

test("the list names known subjects only, each word in a language that is looked up", async () => {
  const known = new Set<string>(motifIds);
  const lines = (await Bun.file("data/motifs/names.txt").text())
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines.length).toBeGreaterThan(80);
  const missed = lines.flatMap((line) => {
    const [id = "", rest = ""] = line.split(": ");
    if (!known.has(id)) return [`no motif ${id}`];
    return rest.split(" | ").flatMap((part) => {
      const [tag = "", ...words] = part.split(" ");
      const language = (tag === "*" ? "en" : tag === "zh" ? "zh-Hans" : tag) as Language;
      return words
        .map((word) => word.replace("*", "").replaceAll("_", " "))
        .filter((word) => !listNamePictures(word, language).includes(id as MotifId))
        .map((word) => `${id} ${tag} ${word}`);
    });
  });
  expect(missed).toEqual([]);
});
