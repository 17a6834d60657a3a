import { expect, test } from "bun:test";
import { assessDrawing, isUsable } from "#/studio/marks/assessment";
import { subtract } from "#/studio/marks/geometry/combine";
import { fitInto } from "#/studio/marks/geometry/transform";
import { createLettering } from "#/studio/marks/lettering";
import { measureReading, minReading } from "#/studio/marks/letter-reading";
import { motifIds } from "#/studio/motifs/motif-ids";
import { findWorkedEdges, listWorkedEdges } from "#/studio/marks/worked-edges";

test("letters of several scripts read in every worked edge", () => {
  for (const { label, draw, place } of listWorkedEdges()) {
    for (const [text, language] of [
      ["K", "en"],
      ["S", "en"],
      ["ก", "th"],
      ["س", "ar"],
      ["온", "ko"],
    ] as const) {
      const letter = createLettering("archivo", 800, language).outline(text);
      if (letter === undefined) throw new Error(`no letter ${text}`);
      const held = fitInto(letter, place);
      const measured = assessDrawing([{ path: subtract(draw(), held), fill: "brand" }]);
      expect(`${label}, ${text}: ${isUsable(measured)}`).toBe(`${label}, ${text}: true`);
      expect(measureReading(measured.mask, held)).toBeGreaterThanOrEqual(minReading);
    }
  }
});

test("an edge is that of the trade's subjects, and one that says more comes first", () => {
  expect(findWorkedEdges(["car", "tyre"]).map(({ subject }) => subject)).toEqual(["tyre", "car"]);
  expect(findWorkedEdges(["ferry"])[0]?.label).toBe("a field over the water");
  expect(findWorkedEdges(["scales"])).toEqual([]);
});

test("each edge has a subject that briefs name", () => {
  const known: ReadonlySet<string> = new Set(motifIds);
  const unknown = listWorkedEdges().filter(({ subjects }) => !subjects.split(" ").some((id) => known.has(id)));
  expect(unknown.map(({ label }) => label)).toEqual([]);
});
