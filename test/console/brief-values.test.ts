import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { demoBriefs } from "#data/briefs";
import type { Brief } from "#data/console-api";
import { archetypeNames } from "#/model/archetype-names";
import { Brief as BriefSchema, BriefCopy } from "#/model/brief";
import { validateInput } from "#/operations/dispatch";
import { archetypes } from "#/studio/directions";
import { emptyBriefValues, emptyFeature, emptyPlan, toBrief, toBriefValues } from "#/console/app/screens/brands/brief-values";

test("a name alone makes a brief with only the form's defaults", () => {
  expect(toBrief({ ...emptyBriefValues, name: "  Havn " })).toEqual({ name: "Havn", platform: "nextjs", latitude: "GUIDED" });
});

test("lists are split at commas, semicolons and lines; empty entries are dropped", () => {
  const { adjectives, avoid } = toBrief({
    ...emptyBriefValues,
    name: "Havn",
    adjectives: " warm,, honest ;\nplain ",
    avoid: " , ",
  });
  expect(adjectives).toEqual(["warm", "honest", "plain"]);
  expect(avoid).toBeUndefined();
});

test("phrases with commas of their own stay whole", () => {
  const brief = { name: "Havn", values: ["Born at sea, not in a hatchery", "Sorted by hand"] };
  const values = toBriefValues(brief);
  expect(values.values).toBe("Born at sea, not in a hatchery; Sorted by hand;");
  expect(toBrief(values).values).toEqual(brief.values);
});

test.each(demoBriefs.map((brief) => [brief.name, brief] as const))("the form keeps the whole brief of %s", (_, brief) => {
  expect(toBrief(toBriefValues(brief))).toEqual({ platform: "nextjs", latitude: "GUIDED", ...brief });
});

const wholeBrief: Required<Brief> = {
  name: "Havn",
  tagline: "Coffee by the water",
  industry: "Roastery",
  audience: "Neighbours",
  offer: "Small-batch coffee",
  values: ["honest"],
  adjectives: ["warm", "plain"],
  avoid: ["corporate"],
  brandColor: "#8a3b1e",
  secondaryColor: "oklch(62% 0.19 259)",
  archetype: "retro",
  platform: "wordpress",
  pages: ["landing", "pricing", "contact"],
  tone: "dry",
  language: "nb",
  kind: "producer",
  trade: "coffee-roastery",
  latitude: "STRICT",
  seed: 0,
  mark: 3,
  copy: {
    headline: "Roasted beside the harbour",
    subhead: "Every Tuesday.",
    features: [
      { title: "Fresh", body: "Roasted on the day it leaves." },
      { title: "Near", body: "" },
    ],
    plans: [
      { name: "Taste", price: "120 kr", period: "per month", features: ["One bag", "Free, fast delivery"] },
      { name: "Office", price: "On request", features: [] },
    ],
    cta: "Order",
    audience: "People who drink it black",
    values: ["slow"],
    navigation: ["Shop", "Visit, or call"],
  },
};

test("every field of a brief can be given", () => {
  expect(toBrief(toBriefValues(wholeBrief))).toEqual(wholeBrief);
  expect(Object.keys(wholeBrief).sort()).toEqual(Object.keys(BriefSchema.properties).sort());
  expect(Object.keys(wholeBrief.copy ?? {}).sort()).toEqual(Object.keys(BriefCopy.properties).sort());
});

test("entries without any text are left out, and a seed that is no number is refused by the API", () => {
  const values = {
    ...emptyBriefValues,
    name: "Havn",
    features: [emptyFeature],
    plans: [emptyPlan],
    navigation: " \n",
    seed: "x",
  };
  const brief = JSON.parse(JSON.stringify(toBrief(values)));
  expect(brief).toEqual({ name: "Havn", platform: "nextjs", latitude: "GUIDED", seed: null });
  expect(() => validateInput(Type.Object({ brief: BriefSchema }), { brief })).toThrow("brief.seed");
});

test("the names of the directions are those of the studio", () => {
  const names: Readonly<Record<string, string>> = archetypeNames;
  expect(names).toEqual(Object.fromEntries(archetypes.map(({ id, name }) => [id, name])));
});

test("clearing a text removes it from the brief and keeps other copy", () => {
  const before = { name: "Havn", tagline: "Old", copy: { headline: "Old", navigation: ["Shop"] } };
  const brief = toBrief({ ...toBriefValues(before), tagline: "", headline: "" });
  expect(brief).toEqual({ name: "Havn", platform: "nextjs", latitude: "GUIDED", copy: { navigation: ["Shop"] } });
});
