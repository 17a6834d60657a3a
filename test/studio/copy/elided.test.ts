import { expect, test } from "bun:test";
import { afterDe } from "#/studio/copy/elided";

test("a French page elides before a vowel, accented and capital ones too, and before nothing else", () => {
  expect(["Atelier Pomme", "Émile", "œuvre", "Hôtel du Port", "Marin", "青葉"].map(afterDe)).toEqual([
    "d’Atelier Pomme",
    "d’Émile",
    "d’œuvre",
    "de Hôtel du Port",
    "de Marin",
    "de 青葉",
  ]);
});
