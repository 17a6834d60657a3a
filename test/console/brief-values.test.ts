import { expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import { toBrief, emptyBriefValues, toBriefValues } from "#/console/app/screens/brands/brief-values";

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

test.each(demoBriefs.map((brief) => [brief.name, brief] as const))(
  "the form keeps the brief of %s, hidden fields included, except direction and seed",
  (_, brief) => {
    const { archetype, seed, ...kept } = brief;
    expect(toBrief(toBriefValues(brief), brief)).toEqual({ platform: "nextjs", latitude: "GUIDED", ...kept });
  },
);

test("clearing a text removes it from the brief and keeps other copy", () => {
  const before = { name: "Havn", tagline: "Old", copy: { headline: "Old", navigation: ["Shop"] } };
  const brief = toBrief({ ...toBriefValues(before), tagline: "", headline: "" }, before);
  expect(brief).toEqual({ name: "Havn", platform: "nextjs", latitude: "GUIDED", copy: { navigation: ["Shop"] } });
});
