import { expect, test } from "bun:test";
import { addFrenchDe } from "#/studio/copy/french-elision";

test("French elides before vowels only, including accented and capital ones", () => {
  expect(["Atelier Pomme", "Émile", "œuvre", "Hôtel du Port", "Marin", "青葉"].map(addFrenchDe)).toEqual([
    "d’Atelier Pomme",
    "d’Émile",
    "d’œuvre",
    "de Hôtel du Port",
    "de Marin",
    "de 青葉",
  ]);
});
