import { describe, expect, test } from "bun:test";
import { copyFor } from "#/studio/copy/copy";
import { languageOf } from "#/studio/copy/language";
import { offerItems } from "#/studio/copy/offer-items";
import { wordsOf } from "#/studio/copy/words";

describe("language", () => {
  test("scripts and small words tell languages apart; too little says nothing", () => {
    expect(languageOf("Tische und Bänke für das Allgäu")).toBe("de");
    expect(languageOf("Glasses for people who wear them")).toBe("en");
    expect(languageOf("Des lunettes pour les gens")).toBe("fr");
    expect(languageOf("新茶は、四月の朝にだけ。")).toBe("ja");
    expect(languageOf("Ветер")).toBe("ru");
    expect(languageOf("قهوة")).toBe("ar");
    expect(languageOf("Kontur")).toBeUndefined();
  });

  test("a German brief gets German templates, any other English ones", () => {
    expect(copyFor({ name: "A", offer: "Tische und Bänke für Gasthäuser" }).phrases.contact).toBe("Kontakt");
    expect(copyFor({ name: "A", offer: "Des lunettes pour les gens" }).phrases.contact).toBe("Contact");
  });

  test("words in another language than the page say so; Latin words in a Cyrillic brief do not claim to be Russian", () => {
    const copy = copyFor({ name: "Чайка", tagline: "Парусная школа", values: ["courage"] });
    expect(wordsOf(copy, "Парусная школа").text).toBe('<bdi lang="ru">Парусная школа</bdi>');
    expect(wordsOf(copy, "courage").text).toBe("courage");
    expect(wordsOf(copyFor({ name: "A", offer: "Des lunettes pour les gens" }), "lunettes").text).toBe(
      '<bdi lang="fr">lunettes</bdi>',
    );
  });
});

describe("copy", () => {
  test("nothing is said twice in the hero: the sentence below the headline is never the headline", () => {
    const copy = copyFor({ name: "A", tagline: "One line", offer: "One line" });
    expect(copy.headline).toBe("One line");
    expect(copy.lead).toBeUndefined();
  });

  test("an offer that is a list is taken apart, a sentence is left whole", () => {
    expect(offerItems("frames, lens fitting and repairs.")).toEqual(["Frames", "Lens fitting", "Repairs"]);
    expect(offerItems("We make tables.")).toEqual([]);
    expect(offerItems("Eye examinations, and then we grind every lens that you could possibly need in two days")).toEqual([]);
  });

  test("a navigation label leads to a place that the brief gives content for", () => {
    const { navigation } = copyFor({ name: "A", copy: { navigation: ["Shoes", "Our prices", "Kontakt", "More"] } });
    expect(navigation.map(({ page, anchor }) => `${page}#${anchor ?? ""}`)).toEqual([
      "landing#contact",
      "pricing#",
      "landing#contact",
      "landing#contact",
    ]);
  });

  test("without a word in the brief but the name, nothing is claimed", () => {
    const copy = copyFor({ name: "Fern" });
    expect(copy.headline).toBe("Welcome to Fern");
    expect([copy.lead, copy.items, copy.values, copy.plans]).toEqual([undefined, [], [], []]);
  });
});
