import { expect, test } from "bun:test";
import { addFrenchDe } from "#/studio/copy/french-elision";

test("a French page elides before a vowel, accented and capital ones too, and before nothing else", () => {
  expect(["Atelier Pomme", "Émile", "œuvre", "Hôtel du Port", "Marin", "青葉"].map(addFrenchDe)).toEqual([
    "d’Atelier Pomme",
    "d’Émile",
    "d’œuvre",
    "de Hôtel du Port",
    "de Marin",
    "de 青葉",
  ]);
});
