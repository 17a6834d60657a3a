import { expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import { toBrief, emptyBriefValues, toBriefValues } from "#/console/app/screens/brands/brief-values";

test("a name alone makes a brief that says nothing else but what the form has chosen", () => {
  expect(toBrief({ ...emptyBriefValues, name: "  Havn " })).toEqual({ name: "Havn", platform: "nextjs", latitude: "GUIDED" });
});

test("lists are words between commas, semicolons or lines; what is empty is left out", () => {
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
  "the form gives the brief of %s back as it was, with what it does not show, save direction and seed",
  (_, brief) => {
    const { archetype, seed, ...kept } = brief;
    expect(toBrief(toBriefValues(brief), brief)).toEqual({ platform: "nextjs", latitude: "GUIDED", ...kept });
  },
);

test("a text that is taken out of the form is taken out of the brief, and other copy stays", () => {
  const before = { name: "Havn", tagline: "Old", copy: { headline: "Old", navigation: ["Shop"] } };
  const brief = toBrief({ ...toBriefValues(before), tagline: "", headline: "" }, before);
  expect(brief).toEqual({ name: "Havn", platform: "nextjs", latitude: "GUIDED", copy: { navigation: ["Shop"] } });
});
