import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

type IndustryCase = { readonly language: string; readonly industry: string; readonly tradeIds: readonly string[] };

const cases: readonly IndustryCase[] = readFileSync(join(import.meta.dir, "trade-industries.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [language = "", industry = "", ids = ""] = line.split("|");
    return { language, industry, tradeIds: ids.split(" ") };
  });

const findTradeId = (industry: string, name = "Kelvora") => understandBrief({ name, industry }).trade?.value;

const minTradesPerLanguage = 40;
const minHitRate = 0.95;

describe("the trade of a one-line industry under a name that says nothing", () => {
  const byLanguage = Map.groupBy(cases, ({ language }) => language);

  test("the table names only known trades, and many of them in each language", () => {
    expect(cases.flatMap(({ tradeIds }) => tradeIds).filter((id) => findTrade(id) === undefined)).toEqual([]);
    for (const [, listed] of byLanguage) {
      expect(new Set(listed.map(({ tradeIds }) => tradeIds[0])).size).toBeGreaterThanOrEqual(minTradesPerLanguage);
    }
    expect(byLanguage.size).toBe(14);
  });

  for (const [language, listed] of byLanguage) {
    test(`is found for 95 of 100 phrases: ${language}`, () => {
      const missed = listed.filter(({ industry, tradeIds }) => !tradeIds.includes(findTradeId(industry) ?? ""));
      expect(1 - missed.length / listed.length).toBeGreaterThanOrEqual(minHitRate);
    });
  }
});

describe("what stands around the word for the trade", () => {
  const rows: readonly (readonly [industry: string, trade: string])[] = [
    ["Guesthouse", "guest-house"],
    ["Independent wealth adviser", "financial-advice"],
    ["Wedding and portrait photographer, Durban", "photographer"],
    ["Family butcher since 1921", "butcher"],
    ["Inn with rooms", "guest-house"],
    ["Coffee beans roasted weekly", "coffee-roastery"],
    ["Ferry operator", "ferry"],
    ["Cake maker, Nairobi", "patisserie"],
    ["Fabrikant van golfkartonnen verpakkingen", "packaging"],
    ["Tennisvereniging", "tennis-club"],
    ["Veterinærklinikk", "veterinary"],
    ["Steinmetzbetrieb", "stonemason"],
    ["Festival literário", "festival"],
    ["Inventory software for restaurants", "software"],
  ];
  for (const [industry, trade] of rows) test(industry, () => expect(findTradeId(industry)).toBe(trade));

  test("a name that is more exact than the industry decides", () => {
    expect(findTradeId("Sports club", "Otaihanga Tennis & Squash Club")).toBe("tennis-club");
    expect(findTradeId("Sportverein", "TC Blau Tennis")).toBe("tennis-club");
    expect(findTradeId("Clinic", "Harbour Eye Clinic")).toBe("eye-doctor");
    expect(findTradeId("Manufacturer", "Ridge Packaging")).toBe("packaging");
    expect(findTradeId("Football club", "Tennis Borussia")).toBe("sports-club");
  });

  test("a thing that the trade is only for is still no trade", () => {
    for (const industry of ["wedding trebuchets", "church spire gilding kits", "bakery trebuchets"]) {
      expect(findTradeId(industry)).not.toBe("wedding-planning");
      expect(findTradeId(industry)).not.toBe("church");
      expect(findTradeId(industry)).not.toBe("bakery");
    }
  });
});
