import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { languageSamples } from "./language-samples";

const readLanguage = (brief: Partial<Brief>) => understandBrief({ name: "Kontur", ...brief }).language.value;

describe("the language of a brief", () => {
  for (const [language, { sentences, trades }] of Object.entries(languageSamples)) {
    test(`${language} is recognised in an offer`, () => {
      expect(sentences.map((offer) => [offer, readLanguage({ offer })])).toEqual(sentences.map((offer) => [offer, language]));
    });
    test(`${language} is recognised in a trade of a few words`, () => {
      expect(trades.map((industry) => [industry, readLanguage({ industry })])).toEqual(
        trades.map((industry) => [industry, language]),
      );
    });
  }

  test("a name alone in Latin script is English unless its words belong to one language", () => {
    for (const name of ["Fern", "Nordhavn", "Müller", "Café Central", "Hirsch & Sohn", "Łódź Cycles", "10K for Good"])
      expect([name, readLanguage({ name })]).toEqual([name, "en"]);
    expect(readLanguage({ name: "Hvězdárna na Větrném vrchu" })).toBe("cs");
    expect(readLanguage({ name: "Ochotnicza Straż Pożarna w Źrebcach" })).toBe("pl");
    expect(readLanguage({ name: "Bäckerei Schmidt" })).toBe("de");
    expect(readLanguage({ name: "Boulangerie Martin" })).toBe("fr");
    expect(readLanguage({ name: "Stichting Zon" })).toBe("nl");
  });

  test("a short Welsh line is Welsh", () => {
    expect(readLanguage({ name: "Côr Meibion Glannau Dwyryd", tagline: "Canu bob nos Fercher, peint wedyn" })).toBe("cy");
    expect(readLanguage({ name: "Chœur de la Glane", tagline: "On chante le mercredi, une bière après" })).toBe("fr");
  });

  test("a name in another script decides if nothing else is written", () => {
    expect(readLanguage({ name: "あおば" })).toBe("ja");
    expect(readLanguage({ name: "דפוס" })).toBe("he");
    expect(readLanguage({ name: "Чайка", offer: "Hand-made boats for people who love the sea." })).toBe("en");
  });

  test("texts for visitors decide over internal notes", () => {
    expect(
      readLanguage({
        adjectives: ["warm", "honest", "local"],
        values: ["craft", "patience"],
        offer: "Frisches Brot aus dem Holzofen, jeden Morgen ab sechs Uhr.",
      }),
    ).toBe("de");
  });

  test("English notes of one or two words stay English", () => {
    for (const industry of ["Optician", "Biotech", "Opera", "Piano tuner", "Yoga", "Space launch", "Vinyl records", "Wine bar"])
      expect([industry, readLanguage({ industry })]).toEqual([industry, "en"]);
  });

  test("Mongolian is no Russian, Kazakh stays Kazakh", () => {
    expect(readLanguage({ industry: "гэрийн мод засах, эсгий хийх", offer: "Өглөө бүр үүдээ нээнэ" })).toBe("en");
    expect(readLanguage({ offer: "Біз әр күні таңертең нан пісіреміз, қала ішінде жеткіземіз" })).toBe("kk");
  });

  test("tells Spanish growers from Portuguese ones by their word for producers", () => {
    const detect = (industry: string) => readLanguage({ industry });
    expect(detect("cooperativa de productores de café, Jaén, Perú")).toBe("es");
    expect(detect("cooperativa de produtores de café, São Gonçalo")).toBe("pt");
  });

  test("a person's correction decides", () => {
    const { language } = understandBrief({ name: "Kontur", offer: "We repair clocks.", language: "sv" });
    expect(language).toEqual({ value: "sv", reasons: [{ source: "correction", phrase: "Swedish" }] });
  });
});
