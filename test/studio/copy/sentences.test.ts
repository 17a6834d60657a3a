import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { splitSentences } from "#/studio/copy/sentences";

test("sentences end at full stops, not at abbreviations, ordinals and initials", () => {
  expect(splitSentences("Wir spleißen Tauwerk. Am 3. Mai um 20.30 Uhr. Danach Fest.")).toEqual([
    "Wir spleißen Tauwerk.",
    "Am 3. Mai um 20.30 Uhr.",
    "Danach Fest.",
  ]);
  expect(splitSentences("We are at St. Mary's. J. Baker leads")).toEqual(["We are at St. Mary's.", "J. Baker leads"]);
  expect(splitSentences("カウンター八席、予約制。水曜定休。")).toEqual(["カウンター八席、予約制。", "水曜定休。"]);
  expect(splitSentences("Kom den 12. december")).toEqual(["Kom den 12. december"]);
  expect(splitSentences("  ")).toEqual([]);
});

test("a list is shown as one, and every other sentence of an offer once: as fact, lead or statement", () => {
  const { lead, items, facts, statement } = createCopy({
    name: "La Cadena",
    industry: "taller de bicicletas",
    offer: "Frenos, ruedas y alquiler. Abrimos de martes a sábado de 10:00 a 19:00. Calle del Olmo 14, Valencia.",
    tagline: "Tu bici, lista hoy",
  });
  expect({ lead, facts, statement }).toEqual({
    lead: "Calle del Olmo 14, Valencia.",
    facts: [],
    statement: "Abrimos de martes a sábado de 10:00 a 19:00.",
  });
  expect(items.map(({ title }) => title)).toEqual(["Frenos", "Ruedas", "Alquiler"]);
});
