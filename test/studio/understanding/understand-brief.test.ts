import { describe, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { organizationKinds } from "#/model/organization-kind";
import { exploreDirections } from "#/studio/directions/explore-directions";
import { motifIds } from "#/studio/motifs/motif-ids";
import { isMoodId, moodIds } from "#/studio/understanding/moods";
import { listTrades } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { avoidedLooks } from "./avoided-looks";
import { languageSamples } from "./language-samples";

const understand = (brief: Partial<Brief>) => understandBrief({ name: "Kontur", ...brief });

const getSentence = (language: string) => languageSamples[language as keyof typeof languageSamples]?.sentences[0] ?? "";

/** Briefs of one field each, in all languages of the samples. */
const sampleBriefs: readonly Brief[] = Object.values(languageSamples).flatMap(({ sentences, trades }) => [
  ...sentences.map((offer) => ({ name: "Kontur", offer })),
  ...trades.map((industry) => ({ name: "Kontur", industry })),
]);

describe("every brief", () => {
  const briefs: readonly Brief[] = [...sampleBriefs, ...demoBriefs, { name: "?" }, { name: "🌱" }, { name: "A".repeat(80) }];

  test("gets known subjects or none, a kind, and a finite score for every archetype", () => {
    for (const brief of briefs) {
      const { kind, motifs, fit, moods } = understandBrief(brief);
      expect(organizationKinds).toContain(kind.value);
      for (const motif of motifs) expect(motifIds).toContain(motif);
      expect(new Set(motifs).size).toBe(motifs.length);
      for (const id of archetypeIds) expect(Number.isFinite(fit[id])).toBe(true);
      for (const { value } of moods) expect(isMoodId(value)).toBe(true);
    }
  });

  test("leaves at least three archetypes that are not barred", () => {
    for (const brief of briefs) expect(archetypeIds.length - understandBrief(brief).barred.length).toBeGreaterThanOrEqual(3);
    const avoid = [
      "playful",
      "serious",
      "loud",
      "calm",
      "technical",
      "handmade",
      "retro",
      "elegant",
      "public",
      "rugged",
      "scientific",
    ];
    for (const trade of listTrades()) {
      const { barred } = understand({ trade: trade.id, avoid });
      expect(archetypeIds.length - barred.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("gives reasons that quote the brief", () => {
    for (const brief of briefs) {
      const text = JSON.stringify(brief)
        .toLowerCase()
        .normalize("NFKC")
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
      const { language, kind, trade, moods, avoided } = understandBrief(brief);
      for (const { source, phrase } of [language, kind, ...(trade ? [trade] : []), ...moods, ...avoided].flatMap(
        (one) => one.reasons,
      )) {
        const words = phrase
          .toLowerCase()
          .normalize("NFKC")
          .replace(/[^\p{L}\p{M}\p{N}]+/gu, "")
          .trim();
        expect([source, phrase, text.includes(words)]).toEqual([source, phrase, true]);
      }
    }
  });

  test("is understood the same way each time", () => {
    for (const brief of briefs) expect(understandBrief({ ...brief })).toEqual(understandBrief(brief));
  });
});

describe("what a brief avoids", () => {
  for (const [language, looks] of Object.entries(avoidedLooks))
    test(`${language}: an avoided look is barred, neither chosen nor offered`, () => {
      const sentence = getSentence(language);
      for (const [phrase, archetype] of looks)
        for (const brief of [
          { name: "Kontur", offer: sentence, avoid: [phrase] },
          { name: "Kontur", avoid: [phrase] },
        ]) {
          expect([phrase, understandBrief(brief).barred.includes(archetype)]).toEqual([phrase, true]);
          expect(exploreDirections(brief, 5).map(({ id }) => id)).not.toContain(archetype);
        }
    });

  test("a negated adjective is avoided, not asked for", () => {
    for (const adjective of [
      "not childish",
      "nicht kindisch",
      "pas enfantin",
      "no infantil",
      "не детский",
      "不幼稚",
      "子供っぽくない",
    ]) {
      const { moods, avoided } = understand({ adjectives: [adjective] });
      expect([adjective, moods.map(({ value }) => value), avoided.map(({ value }) => value)]).toEqual([
        adjective,
        [],
        ["childish"],
      ]);
    }
  });
});

describe("moods", () => {
  const calm: Readonly<Record<string, string>> = {
    en: "calm",
    de: "ruhig",
    fr: "serein",
    es: "tranquilo",
    it: "sereno",
    pt: "calmo",
    nl: "rustig",
    sv: "lugn",
    da: "rolig",
    nb: "rolig",
    fi: "rauhallinen",
    pl: "spokojny",
    cs: "klidný",
    hu: "nyugodt",
    ro: "liniștit",
    bg: "спокоен",
    ru: "спокойный",
    uk: "спокійний",
    sr: "миран",
    el: "ήρεμο",
    tr: "sakin",
    he: "רגוע",
    ar: "هادئ",
    fa: "آرام",
    hi: "शांत",
    th: "สงบ",
    vi: "bình yên",
    id: "tenang",
    ja: "落ち着いた",
    ko: "차분한",
    "zh-Hans": "宁静",
    "zh-Hant": "寧靜",
  };
  test("“calm” is understood in 32 languages", () => {
    for (const [language, adjective] of Object.entries(calm))
      expect([
        language,
        understand({ adjectives: [adjective], offer: getSentence(language) }).moods.map(({ value }) => value),
      ]).toEqual([language, expect.arrayContaining(["calm"])]);
  });

  test("every mood has words in at least 24 languages", async () => {
    const table = await Bun.file("data/moods/words.txt").text();
    for (const id of moodIds) {
      const line = table.split("\n").find((one) => one.startsWith(`${id}: `)) ?? "";
      expect([id, line.split(" | ").length >= 24]).toEqual([id, true]);
    }
  });
});

describe("the kind of organisation", () => {
  const kinds: readonly (readonly [Partial<Brief>, string])[] = [
    [{ name: "Obst vom Hof e.V." }, "club"],
    [{ name: "Stiftung Lesen am See" }, "foundation"],
    [{ name: "Fundacja Dobry Start" }, "foundation"],
    [{ name: "Gemeinde Oberdorf" }, "authority"],
    [{ name: "Ministry of Water" }, "authority"],
    [{ name: "Hospiz am Park" }, "care"],
    [{ name: "Lumen Film Festival" }, "event"],
    [{ name: "Grundschule am Bach" }, "school"],
    [{ name: "Universität Falkenau" }, "school"],
    [{ name: "Cooperativa La Huerta" }, "cooperative"],
    [{ name: "Общественный фонд", industry: "благотворительный фонд" }, "charity"],
    [{ name: "Open Doors", offer: "Free meals for everyone. Volunteers cook, donations pay." }, "charity"],
    [{ name: "NPO法人みどり", industry: "特定非営利活動法人" }, "charity"],
    [{ name: "St Anne", industry: "Parish church" }, "faith"],
    [{ name: "Friends of the Tram Museum Association" }, "community"],
    [{ name: "Rowan Foundation for Rivers" }, "foundation"],
    [{ name: "Stitch", industry: "School uniform shop" }, "shop"],
    [{ name: "Pipework", industry: "Church organ builder" }, "studio"],
  ];
  test("is read from legal forms, names and what the offer says", () => {
    for (const [brief, kind] of kinds) expect([brief.name, understand(brief).kind.value]).toEqual([brief.name, kind]);
  });

  test("is a company without reasons if nothing says more", () => {
    expect(understand({}).kind).toEqual({ value: "company", reasons: [] });
  });
});

describe("corrections", () => {
  test("override what was understood, for language, kind and trade", () => {
    const brief: Brief = { name: "A", industry: "Bakery", kind: "charity", trade: "dentist", language: "fr" };
    const { language, kind, trade } = understandBrief(brief);
    expect([language.value, kind.value, trade?.value]).toEqual(["fr", "charity", "dentist"]);
    for (const one of [language, kind, trade]) expect(one?.reasons[0]?.source).toBe("correction");
  });
});

describe("a word of the name against what the brief states", () => {
  const tradeOf = (brief: Brief) => understandBrief(brief).trade?.value;

  test("a community of faith, a school or a charity is what its tagline says, whatever its name is called after", () => {
    expect(tradeOf({ name: "St Barnabas-in-the-Car-Park", tagline: "A small church on Level 2" })).toBe("church");
    expect(tradeOf({ name: "The Old Brewery", tagline: "A primary school by the river" })).toBe("school");
    expect(tradeOf({ name: "Chapel of St Luke at the Bakery", tagline: "A church for the market quarter" })).toBe("church");
  });

  test("a business keeps the trade of its name", () => {
    expect(tradeOf({ name: "Harbour Bakery", tagline: "Bread with a view of the church" })).toBe("bakery");
  });

  test("subjects of no foundation or charity are borrowed: roofs are no seedlings", () => {
    for (const brief of [
      {
        name: "Благодійний фонд «Ґанок»",
        tagline: "Лагодимо дахи, вікна й сходи",
        industry: "благодійний фонд, відбудова житла",
      },
      { name: "Stiftung Dachwerk", industry: "Stiftung", offer: "Wir reparieren Dächer und Fenster" },
    ])
      expect(understandBrief(brief).motifs).not.toContain("sprout");
  });
});
