import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { Climate } from "#/studio/palette/climates";
import { findClimates } from "#/studio/understanding/find-climates";
import { sectors } from "#/studio/understanding/trades/trade";
import { findTrade } from "#/studio/understanding/trades/trades";
import { findNamedHues } from "#/studio/understanding/named-hues";
import { getTradeClimates, getUsualHues, tradesWithClimates, tradesWithHues } from "#/studio/understanding/trade-hues";
import { hasHue } from "#/studio/palette/hue-names";
import { archetypeIds } from "#/model/direction";
import { createSystem } from "#test/studio/create-system";

test("hues are named by what a brief should feel like, not by its name or by what it is not", () => {
  const find = (adjectives: string[], tone?: string) => [
    ...findNamedHues({ name: "Brown & Verdi", adjectives, ...(tone && { tone }) }, "en"),
  ];
  expect(find(["calm"])).toEqual([]);
  expect(find(["deep green", "calm"])).toEqual(["green"]);
  expect(find(["not pink"], "warm orange evenings")).toEqual(["orange"]);
});

test("a Polish “without” is no beige", () => {
  expect([...findNamedHues({ name: "Kelvora", tone: "Bez patosu" }, "pl")]).toEqual([]);
  expect([...findNamedHues({ name: "Kelvora", tone: "beżowy spokój" }, "pl")]).toEqual(["brown"]);
});

test("each trade with hues of its own exists, and another has those of its sector", () => {
  expect(tradesWithHues.filter((id) => findTrade(id) === undefined)).toEqual([]);
  expect([...getUsualHues("fishmonger", "food")]).toEqual(["blue", "green"]);
  expect([...getUsualHues("bakery", "food")]).toEqual([...getUsualHues(undefined, "food")]);
  expect([...getUsualHues(undefined, undefined)]).toEqual([]);
  expect(sectors.filter((sector) => getUsualHues(undefined, sector).size > 0).length).toBeGreaterThan(20);
});

test("no butcher shows green meat, unless the brief asks for green", () => {
  const brief = { name: "Kelvora", industry: "butcher", brandColor: "#6e3b4e" };
  const isGreen = (given: object, id?: (typeof archetypeIds)[number]) =>
    hasHue(createSystem({ ...brief, ...given }, 3, id).tokens.colors.light.spot, new Set(["green"] as const));
  for (const id of archetypeIds) expect([id, isGreen({}, id)]).toEqual([id, false]);
  expect(isGreen({ secondaryColor: "#2f9e44" })).toBe(true);
});

test("what colours should feel like is found in adjectives, values and taglines of many languages, and not in what is refused", () => {
  const find = (brief: Partial<Brief>, language: Language) =>
    [...findClimates({ name: "Kelvora", ...brief }, language)].toSorted();
  const samples: readonly (readonly [string, Language, Climate])[] = [
    ["hangat", "id", "warm"],
    ["cynnes", "cy", "warm"],
    ["მიწიერი", "ka", "earthy"],
    ["arrelat", "ca", "earthy"],
    ["erdig", "de", "earthy"],
    ["เย็นฉ่ำ", "th", "cold"],
    ["ijskoud", "nl", "cold"],
    ["reipas", "fi", "outdoor"],
    ["lumineux", "fr", "bright"],
    ["φωτεινό", "el", "bright"],
    ["밝은", "ko", "bright"],
    ["αλμυρό", "el", "sea"],
    ["tưng bừng", "vi", "festive"],
    ["رونق تاریکی", "fa", "night"],
    ["তাজা", "bn", "fresh"],
  ];
  for (const [word, language, climate] of samples)
    expect([word, find({ adjectives: [word] }, language)]).toEqual([word, expect.arrayContaining([climate])]);
  expect(find({ values: ["keep it dark"] }, "en")).toEqual(["night"]);
  expect(find({ tagline: "Ice-cold since noon" }, "en")).toEqual(["cold"]);
  expect(find({ adjectives: ["not icy", "calm"], avoid: ["sunny"] }, "en")).toEqual([]);
  expect(find({ adjectives: ["warm"], avoid: ["warm colours"] }, "en")).toEqual([]);
});

test("each climate has words in at least 24 languages, with those of moods, and each trade with one exists", async () => {
  const table = await Bun.file("data/moods/climates.txt").text();
  for (const id of ["earthy", "cold", "outdoor", "bright", "night"]) {
    const line = table.split("\n").find((one) => one.startsWith(`${id}: `)) ?? "";
    expect([id, line.split(" | ").length >= 24]).toEqual([id, true]);
  }
  expect(tradesWithClimates.filter((id) => findTrade(id) === undefined)).toEqual([]);
  expect([...getTradeClimates("ice-factory")]).toEqual(["cold"]);
  expect([...getTradeClimates("accountant")]).toEqual([]);
});
