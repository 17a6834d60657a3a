import { describe, expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { detectLanguage } from "#/studio/copy/detect-language";
import { parseOfferItems } from "#/studio/copy/offer-items";
import { phraseLanguages } from "#/studio/copy/phrases";
import { getPhrases } from "#/studio/copy/phrases-by-language";
import { renderBriefText } from "#/studio/copy/brief-text";

describe("language", () => {
  test("scripts and frequent words identify languages; too little text gives none", () => {
    expect(detectLanguage("Tische und Bänke für das Allgäu")).toBe("de");
    expect(detectLanguage("Glasses for people who wear them")).toBe("en");
    expect(detectLanguage("Des lunettes pour les gens")).toBe("fr");
    expect(detectLanguage("新茶は、四月の朝にだけ。")).toBe("ja");
    expect(detectLanguage("Ветер")).toBe("ru");
    expect(detectLanguage("قهوة")).toBe("ar");
    expect(detectLanguage("Kontur")).toBeUndefined();
  });

  test("a brief in one of eight languages gets templates in that language, any other gets English", () => {
    const contactIn = (offer: string) => createCopy({ name: "A", offer }).phrases.contact;
    expect(contactIn("Tische und Bänke für Gasthäuser")).toBe("Kontakt");
    expect(contactIn("Des lunettes pour les gens")).toBe("Contact");
    expect(contactIn("Gafas para la gente que lee")).toBe("Contacto");
    expect(contactIn("Очки для тех, кто читает")).toBe("Контакты");
    expect(contactIn("読む人のための眼鏡")).toBe("お問い合わせ");
    expect(contactIn("نظارات لمن يقرأ")).toBe("اتصل بنا");
    expect(contactIn("משקפיים למי שקורא")).toBe("יצירת קשר");
    expect(createCopy({ name: "A", offer: "Occhiali per il lettore che lavora con gli occhi" })).toMatchObject({
      lang: "en",
      briefLang: "it",
    });
  });

  test("no language leaves a phrase empty or untranslated", () => {
    for (const language of phraseLanguages.filter((one) => one !== "en")) {
      const [own, english] = [getPhrases(language), getPhrases("en")];
      const words = Object.entries(own).map(
        ([key, value]) => [key, typeof value === "function" ? String(value) : value] as const,
      );
      expect(words.filter(([, value]) => value.trim() === "")).toEqual([]);
      const same = words.filter(([key, value]) => value === english[key as keyof typeof english]).map(([key]) => key);
      expect({ language, same: same.length < 12 }).toEqual({ language, same: true });
    }
  });

  test("words in another language than the page have a lang; Latin words in a Cyrillic brief are not marked as Russian", () => {
    const copy = createCopy({ name: "Чайка", tagline: "Вітрильна школа", values: ["courage"] });
    expect(renderBriefText(copy, "Вітрильна школа").text).toBe('<bdi lang="uk">Вітрильна школа</bdi>');
    expect(renderBriefText(copy, "courage").text).toBe("courage");
    expect(renderBriefText(createCopy({ name: "A", offer: "Occhiali per il lettore della sera" }), "occhiali").text).toBe(
      '<bdi lang="it">occhiali</bdi>',
    );
  });

  test("on a right-to-left page, left-to-right words are isolated", () => {
    const copy = createCopy({ name: "Noor", offer: "مصابيح للبيت" });
    expect(renderBriefText(copy, "Noor").text).toBe("<bdi>Noor</bdi>");
    expect(renderBriefText(copy, "مصابيح").text).toBe("مصابيح");
  });
});

describe("copy", () => {
  test("the lead never repeats the headline", () => {
    const copy = createCopy({ name: "A", tagline: "One line", offer: "One line" });
    expect(copy.headline).toBe("One line");
    expect(copy.lead).toBeUndefined();
  });

  test("an offer that is a list is split, a sentence is not", () => {
    expect(parseOfferItems("frames, lens fitting and repairs.")).toEqual(["Frames", "Lens fitting", "Repairs"]);
    expect(parseOfferItems("Beds, soup and weather at 2,310 metres.")).toEqual(["Beds", "Soup", "Weather at 2,310 metres"]);
    expect(parseOfferItems("Essays, printed in Bristol and posted flat.")).toEqual([]);
    expect(parseOfferItems("Linsen, geschliffen und gefasst im Haus")).toEqual([]);
    expect(parseOfferItems("We make tables.")).toEqual([]);
    expect(parseOfferItems("Eye examinations, and then we grind every lens that you could possibly need in two days")).toEqual(
      [],
    );
  });

  test("a navigation label links to a section with content", () => {
    const { navigation } = createCopy({ name: "A", copy: { navigation: ["Shoes", "Our prices", "Kontakt", "More"] } });
    expect(navigation.map(({ page, anchor }) => `${page}#${anchor ?? ""}`)).toEqual([
      "landing#contact",
      "pricing#",
      "landing#contact",
      "landing#contact",
    ]);
  });

  test("a brief with only a name claims nothing", () => {
    const copy = createCopy({ name: "Fern" });
    expect(copy.headline).toBe("Welcome to Fern");
    expect([copy.lead, copy.items, copy.values, copy.plans]).toEqual([undefined, [], [], []]);
  });
});
