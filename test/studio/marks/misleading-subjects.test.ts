import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { readMarkSubjects } from "#/studio/marks/read-mark-subjects";

test("a restaurant's mark is no goblet or dome, a notary's no stamp, a confectioner's no lollipop, unless named", () => {
  const listConcepts = (brief: Brief) =>
    archetypeIds.flatMap((id) =>
      listMarkCandidates(brief, chooseDirection(brief, 3, id), 3).map(({ concept }) => concept.toLowerCase()),
    );
  const shown = (brief: Brief, thing: string) => listConcepts(brief).some((concept) => concept.includes(thing));
  expect(shown({ name: "Selda", industry: "restaurant" }, "goblet")).toBe(false);
  expect(shown({ name: "Selda", industry: "confectionery" }, "lollipop")).toBe(false);
  expect(shown({ name: "Selda", industry: "confectionery, lollipops" }, "lollipop")).toBe(true);
  expect(shown({ name: "Selda", industry: "restaurant" }, "serving dome")).toBe(false);
  expect(shown({ name: "Selda", industry: "notary" }, "stamp")).toBe(false);
  expect(shown({ name: "Selda", industry: "church", avoid: ["a church"] }, "note")).toBe(false);
});

test("what only some of a trade have leads where the brief says it, and not otherwise", () => {
  const lead = (brief: Brief) => listMarkCandidates(brief, chooseDirection(brief, 3, "swiss"), 3)[0]?.concept ?? "";
  expect(lead({ name: "Selda", industry: "artist" })).not.toMatch(/picture frame|paintbrush|easel/);
  expect(lead({ name: "Norrby", industry: "software" })).not.toMatch(/window of a program|pointer/);
  expect(lead({ name: "Norrby", industry: "museum of coffee" })).toMatch(/coffee|cup/);
});

test("a person is known by the name, not by how people call them", () => {
  const read = (name: string, industry: string) => readMarkSubjects({ name, industry }).elements.initials;
  expect(read("Pescados La Tía Encarna", "pescadería")).toEqual(["E"]);
  expect(read("Dra. Ximena Barragán · Odontología Familiar", "consultorio dental")).toEqual(["B"]);
});

test("those who cool have nothing that heats, unless they name it", () => {
  const read = (brief: Brief) => readMarkSubjects(brief).things;
  const cooling: readonly Brief[] = [
    { name: "Frío Norte", industry: "instalación de aire acondicionado", language: "es" },
    { name: "ช่างนพ", industry: "ล้างแอร์", language: "th" },
    { name: "Selda", industry: "монтаж кондиционеров", language: "ru" },
  ];
  for (const brief of cooling) {
    expect(read(brief)).not.toContain("flame");
    expect(read(brief)).not.toContain("radiator");
  }
  const both: Brief = { name: "Hansen", industry: "Heizungen und Klimaanlagen", language: "de" };
  expect(read(both)).not.toContain("snowflake");
});
