import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTrade } from "#/studio/understanding/trades/trades";
import { matchTrades, type WeightedText } from "#/studio/understanding/trades/match-trades";

type PhraseCase = { readonly language: string; readonly text: string; readonly tradeIds: readonly string[] };

const readRows = (name: string) =>
  readFileSync(join(import.meta.dir, name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("|"));

const readCases = (name: string): readonly PhraseCase[] =>
  readRows(name).map(([language = "", text = "", ids = ""]) => ({ language, text, tradeIds: ids.split(" ") }));

const phrases = readCases("trade-phrases.txt");
const sentences = readCases("trade-sentences.txt");

const isHit = ({ text, tradeIds }: PhraseCase, language: string | undefined) =>
  tradeIds.includes(matchTrades([{ source: "industry", text, weight: 4 }], language)[0]?.trade.id ?? "");

/** Share of the cases whose best trade is right, 0 to 1. */
const getHitRate = (cases: readonly PhraseCase[], getLanguage: (language: string) => string | undefined) =>
  cases.filter((one) => isHit(one, getLanguage(one.language))).length / cases.length;

const weights: Readonly<Record<string, number>> = { name: 2.5, tagline: 2, industry: 4, offer: 2.5 };
const sources = ["tagline", "industry", "offer", "audience", "adjectives"] as const;

const toTexts = (name: string, fields: string): readonly WeightedText[] => [
  { source: "name", text: name, weight: weights.name ?? 1 },
  ...fields.split(";").flatMap((field) => {
    const [key = "", text = ""] = field.split("=");
    const source = sources.find((known) => known === key);
    return source === undefined ? [] : [{ source, text, weight: weights[source] ?? 1 }];
  }),
];

describe("recognition of trades", () => {
  test("the tables name only known trades", () => {
    const ids = [...phrases, ...sentences].flatMap(({ tradeIds }) => tradeIds);
    expect(ids.filter((id) => findTrade(id) === undefined)).toEqual([]);
    expect(phrases.length).toBeGreaterThanOrEqual(300);
  });

  test("finds the trade of 97 of 100 short phrases if the language is known, and of 95 if not", () => {
    expect(getHitRate(phrases, (language) => language)).toBeGreaterThanOrEqual(0.97);
    expect(getHitRate(phrases, () => undefined)).toBeGreaterThanOrEqual(0.95);
  });

  test("finds the trade of nine in ten phrases of every language", () => {
    const byLanguage = Map.groupBy(
      phrases.filter(({ language }) => !["hr", "sk", "ca"].includes(language)),
      ({ language }) => language,
    );
    const weak = [...byLanguage].filter(([language, cases]) => getHitRate(cases, () => language) < 0.9);
    expect(weak.map(([language]) => language)).toEqual([]);
    expect(byLanguage.size).toBeGreaterThanOrEqual(30);
  });

  test("finds the trade of nine in ten sentences", () => {
    expect(getHitRate(sentences, (language) => language)).toBeGreaterThanOrEqual(0.9);
  });

  test("finds the trade of whole briefs, even if only the name says it, and none where no field says it", () => {
    const missed = readRows("trade-briefs.txt").filter(([language = "", name = "", fields = "", ids = ""]) => {
      const [best] = matchTrades(toTexts(name, fields), language === "-" ? undefined : language);
      return ids === "-" ? (best?.score ?? 0) >= 1 : !ids.split(" ").includes(best?.trade.id ?? "");
    });
    expect(missed.length).toBeLessThanOrEqual(4);
  });

  const traps: readonly (readonly [language: string | undefined, text: string, wrong: string])[] = [
    ["ja", "パンダ", "bakery"],
    ["ja", "ジャパン", "bakery"],
    ["de", "Gift", "gift-shop"],
    ["en", "pain relief", "bakery"],
    ["fr", "Les Collectionneurs", "archive"],
    ["de", "Bürger", "burger-bar"],
    ["fr", "livrés", "bookshop"],
    ["en", "may do", "tailor"],
    ["en", "for bank holidays and the river bank", "winery"],
    ["en", "dental laboratory", "dentist"],
    ["en", "game studio", "yoga-studio"],
    ["en", "coffee roaster", "cafe"],
    ["de", "wunderbar", "cocktail-bar"],
  ];
  test("is not misled by other words, other languages and parts of words", () => {
    const misled = traps.filter(([language, text, wrong]) => {
      const [best] = matchTrades([{ source: "industry", text, weight: 4 }], language);
      return best?.trade.id === wrong && best.score >= 2;
    });
    expect(misled).toEqual([]);
  });

  test("lets a family name that is a trade give way to what the brief says", () => {
    for (const name of ["Baker & Sons", "Müller GmbH", "Smith Brothers", "Fischer", "Schneider"]) {
      const texts = [
        { source: "name", text: name, weight: 2.5 },
        { source: "tagline", text: "Architects", weight: 2 },
      ] as const;
      expect(matchTrades(texts, "en")[0]?.trade.id).toBe("architect");
    }
  });

  test("gives the phrase of the brief as the reason, with its field", () => {
    const [best] = matchTrades([{ source: "name", text: "Zahnarztpraxis am Markt", weight: 2 }], "de");
    expect(best?.reasons).toContainEqual({ source: "name", phrase: "Zahnarztpraxis" });
  });
});
