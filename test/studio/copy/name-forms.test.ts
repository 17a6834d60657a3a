import { expect, test } from "bun:test";
import { addFrenchDe, dropAmharicOf } from "#/studio/copy/name-forms";
import { loadPhrases } from "#/studio/copy/phrase-files";

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

test("an Amharic preposition takes the place of the one that a name begins with", () => {
  expect(["የቆጨሬ ገበሬዎች", "ቡና ቤት", "የም"].map(dropAmharicOf)).toEqual(["ቆጨሬ ገበሬዎች", "ቡና ቤት", "የም"]);
  const { page } = loadPhrases("am");
  expect(page.talkTo("የቆጨሬ ገበሬዎች")).toBe("ለቆጨሬ ገበሬዎች ይጻፉ");
  expect(page.talkTo("ቡና ቤት")).toBe("ለቡና ቤት ይጻፉ");
});
