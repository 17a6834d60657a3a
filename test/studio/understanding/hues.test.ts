import { expect, test } from "bun:test";
import { sectors } from "#/studio/understanding/trades/trade";
import { findTrade } from "#/studio/understanding/trades/trades";
import { findNamedHues } from "#/studio/understanding/named-hues";
import { getUsualHues, tradesWithHues } from "#/studio/understanding/trade-hues";
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
