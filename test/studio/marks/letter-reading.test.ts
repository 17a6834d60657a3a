import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { getArchetype } from "#/studio/directions/index";
import { createDrawingMask } from "#/studio/marks/assessment";
import { createContainer } from "#/studio/marks/container";
import { exclude, intersect, subtract, unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import { measureReading, minReading } from "#/studio/marks/letter-reading";
import { createLettering } from "#/studio/marks/lettering";

const letters = ["A", "B", "G", "K", "L", "P", "R", "S", "Y", "a", "g", "Ж", "Φ", "ש", "م", "த", "반", "青"];
const half: Path = [rectangle([-10, -10, 34, 68])];
const quarters = unite([rectangle([0, 0, 24, 24])], [rectangle([24, 24, 24, 24])]);

/** Readings of one change of each letter in faces of all directions. */
function readAll(change: (letter: Path) => Path, at: readonly [number, number, number, number]): readonly number[] {
  return archetypeIds.flatMap((id, index) => {
    const { faces, weights } = getArchetype(id);
    const { outline } = createLettering(faces[0].display, Math.max(700, weights.display));
    return letters.flatMap((letter, place) => {
      if ((index + place) % 4 !== 0) return [];
      const path = outline(letter);
      if (path === undefined) return [];
      const placed = fitInto(path, at);
      return [measureReading(createDrawingMask([{ path: change(placed), fill: "brand" }]), placed)];
    });
  });
}

describe("a letter that keeps its form reads", () => {
  const ground = createContainer("disc", 0).path;
  test.each([
    ["alone", (letter: Path) => letter],
    ["cut out of a field", (letter: Path) => subtract(ground, letter)],
  ] as const)("%s", (_name, change) => {
    expect(Math.min(...readAll(change, [10, 10, 28, 28]))).toBeGreaterThanOrEqual(minReading);
  });
});

describe("a letter that does not read at once is never used", () => {
  const field = createContainer("disc", 0).path;
  test.each([
    ["solid on one half of a field and open on the other", (letter: Path) => exclude(letter, intersect(field, half))],
    ["solid on two quarters of a field and open on the others", (letter: Path) => exclude(letter, intersect(field, quarters))],
    ["crossed by a disc that turns it over", (letter: Path) => exclude(letter, [disc(30, 18, 15)])],
    ["half covered by the ground of another figure", (letter: Path) => subtract(letter, [rectangle([0, 24, 48, 24])])],
    ["doubled beside itself", (letter: Path) => unite(letter, translate(letter, 3.5, 3.5))],
  ] as const)("%s", (_name, change) => {
    expect(Math.max(...readAll(change, [9, 9, 30, 30]))).toBeLessThan(minReading);
  });
});
