import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { assessDrawing, isUsable } from "#/studio/marks/assessment";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import type { MarkCandidate } from "#/studio/marks/mark-candidate";
import { findProtectedSign } from "#/studio/marks/protected-signs";
import { getArchetype } from "#/studio/directions/index";
import { createDirection } from "#/studio/directions/choose-direction";
import { sampleNames } from "#test/studio/marks/sample-direction";

const list = (name: string, id: (typeof archetypeIds)[number], seed: number, industry?: string) => {
  const brief = { name, ...(industry === undefined ? {} : { industry }) };
  return listMarkCandidates(brief, createDirection(getArchetype(id), brief, seed, "For a test."), seed);
};
const toDrawn = ({ shapes }: MarkCandidate) => shapes.map(({ path, fill }) => ({ path: parsePath(path), fill }));

describe("the marks that people choose from", () => {
  test("a figure that stands for a trade is not drawn if the brief avoids it", () => {
    const brief = { name: "Marrow", industry: "Open-source software" };
    const listConcepts = (avoid: readonly string[]) => {
      const own = { ...brief, avoid: [...avoid] };
      const candidates = listMarkCandidates(own, createDirection(getArchetype("technical"), own, 3, "For a test."), 3);
      return candidates.map(({ concept }) => concept).filter((concept) => concept.includes("sprout"));
    };
    expect(listConcepts([]).length).toBeGreaterThan(0);
    expect(listConcepts(["sprouts"])).toEqual([]);
  });

  test.each(archetypeIds.map((id): [typeof id] => [id]))(
    "%s: any name gets marks without slivers, closed gaps or protected signs",
    (id) => {
      for (const [index, name] of sampleNames.entries()) {
        if ((index + archetypeIds.indexOf(id)) % 4 !== 0) continue;
        const candidates = list(name, id, index);
        expect(candidates.length).toBeGreaterThanOrEqual(1);
        for (const candidate of candidates) {
          const measured = assessDrawing(toDrawn(candidate));
          expect({ name, recipe: candidate.recipe, usable: isUsable(measured) }).toEqual({
            name,
            recipe: candidate.recipe,
            usable: true,
          });
          expect({ name, sign: findProtectedSign(measured.mask)?.id }).toEqual({ name, sign: undefined });
        }
      }
    },
  );

  test.each(archetypeIds.map((id): [typeof id] => [id]))(
    "%s: a name with letters and a trade gets six marks of at least four ideas",
    (id) => {
      for (const [name, industry] of [
        ["Moorland Bakery", "bakery"],
        ["Hart & Sons", "wine merchant"],
        ["Quiet Harbour", "dental clinic"],
      ] as const) {
        const candidates = list(name, id, 3, industry);
        expect(candidates).toHaveLength(6);
        expect(new Set(candidates.map(({ recipe }) => recipe)).size).toBeGreaterThanOrEqual(4);
        expect(new Set(candidates.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(6);
      }
    },
  );

  test("five seeds of one brief give several different best marks in every direction", () => {
    const different = archetypeIds.map((id) => {
      const best = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(list("Moorland Bakery", id, seed, "bakery")[0]?.shapes));
      return new Set(best).size;
    });
    expect(Math.min(...different)).toBeGreaterThanOrEqual(2);
    expect(different.reduce((sum, count) => sum + count) / different.length).toBeGreaterThan(3);
  });

  test("the same brief, direction and seed give the same marks", () => {
    for (const id of archetypeIds) expect(list("Tide & Timber", id, 9)).toEqual(list("Tide & Timber", id, 9));
  });

  test("no concept names an article as the letter of the name", () => {
    for (const [name, article] of [
      ["La Maison du Pain", "L"],
      ["The Gentle Otter", "T"],
      ["Das Kleine Brot", "D"],
      ["10K for Hearts", "f"],
      ["El Rincón de Pepe", "E"],
    ] as const)
      for (const { concept } of list(name, "swiss", 1)) expect(concept).not.toMatch(new RegExp(`letters? ${article}\\b`));
  });

  test("every archetype prefers at least four ideas", () => {
    for (const id of archetypeIds) expect(new Set(getArchetype(id).markRecipes).size).toBeGreaterThanOrEqual(4);
  });
});

test("a name without a letter that any face has still gets a mark, in every direction", () => {
  for (const name of [")\u{1D55D}\u{122DC}\u{1D157}\u{1D165}et", "\u{122DC}\u{122DC}", "\u{1D157}", "\u{1F600}\u{1F600}"])
    for (const id of archetypeIds) expect([name, id, list(name, id, 1).length > 0]).toEqual([name, id, true]);
});
