import { describe, expect, test } from "bun:test";
import { copyFor } from "#/studio/copy/copy";
import { languageOf } from "#/studio/copy/language";
import { offerItems } from "#/studio/copy/offer-items";
import { phraseLanguages } from "#/studio/copy/phrases";
import { phrasesIn } from "#/studio/copy/phrases-in";
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

  test("a brief in one of eight languages gets templates in it, any other English ones", () => {
    const contactIn = (offer: string) => copyFor({ name: "A", offer }).phrases.contact;
    expect(contactIn("Tische und Bänke für Gasthäuser")).toBe("Kontakt");
    expect(contactIn("Des lunettes pour les gens")).toBe("Contact");
    expect(contactIn("Gafas para la gente que lee")).toBe("Contacto");
    expect(contactIn("Очки для тех, кто читает")).toBe("Контакты");
    expect(contactIn("読む人のための眼鏡")).toBe("お問い合わせ");
    expect(contactIn("نظارات لمن يقرأ")).toBe("اتصل بنا");
    expect(contactIn("משקפיים למי שקורא")).toBe("יצירת קשר");
    expect(copyFor({ name: "A", offer: "Occhiali per il lettore che lavora con gli occhi" })).toMatchObject({
      lang: "en",
      briefLang: "it",
    });
  });

  test("no language leaves a sentence of another empty or as it was", () => {
    for (const language of phraseLanguages.filter((one) => one !== "en")) {
      const [own, english] = [phrasesIn(language), phrasesIn("en")];
      const words = Object.entries(own).map(
        ([key, value]) => [key, typeof value === "function" ? String(value) : value] as const,
      );
      expect(words.filter(([, value]) => value.trim() === "")).toEqual([]);
      const same = words.filter(([key, value]) => value === english[key as keyof typeof english]).map(([key]) => key);
      expect({ language, same: same.length < 12 }).toEqual({ language, same: true });
    }
  });

  test("words in another language than the page say so; Latin words in a Cyrillic brief do not claim to be Russian", () => {
    const copy = copyFor({ name: "Чайка", tagline: "Вітрильна школа", values: ["courage"] });
    expect(wordsOf(copy, "Вітрильна школа").text).toBe('<bdi lang="uk">Вітрильна школа</bdi>');
    expect(wordsOf(copy, "courage").text).toBe("courage");
    expect(wordsOf(copyFor({ name: "A", offer: "Occhiali per il lettore della sera" }), "occhiali").text).toBe(
      '<bdi lang="it">occhiali</bdi>',
    );
  });

  test("on a page that runs from right to left, words that run the other way are set apart", () => {
    const copy = copyFor({ name: "Noor", offer: "مصابيح للبيت" });
    expect(wordsOf(copy, "Noor").text).toBe("<bdi>Noor</bdi>");
    expect(wordsOf(copy, "مصابيح").text).toBe("مصابيح");
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
    expect(offerItems("Beds, soup and weather at 2,310 metres.")).toEqual(["Beds", "Soup", "Weather at 2,310 metres"]);
    expect(offerItems("Essays, printed in Bristol and posted flat.")).toEqual([]);
    expect(offerItems("Linsen, geschliffen und gefasst im Haus")).toEqual([]);
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
