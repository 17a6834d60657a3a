import { describe, expect, test } from "bun:test";
import { readPackedFile } from "#/kernel/files/packed-file";
import { archetypeIds } from "#/model/direction";
import { createMask } from "#/studio/marks/geometry/mask";
import { subtract, unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { disc, rectangle, regularPolygon, ring, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { polygon } from "#/studio/marks/geometry/path";
import { rotate, transform } from "#/studio/marks/geometry/transform";
import { createLettering } from "#/studio/marks/lettering";
import { containerNames, createContainer } from "#/studio/marks/container";
import { protectedSignDrawings } from "#/studio/marks/protected-sign-drawings";
import { findProtectedSign } from "#/studio/marks/protected-signs";
import { createSignTemplates } from "#/studio/marks/sign-templates";
import { getArchetype } from "#/studio/directions/index";

test("the stored rasters are those of the drawings", () => {
  const stored: unknown = JSON.parse(readPackedFile("data/marks/protected-signs.json.br").toString());
  expect(stored).toEqual(createSignTemplates(protectedSignDrawings));
});

const find = (path: Path) => findProtectedSign(createMask(path, 96));
const scaleAbout = (path: Path, factor: number): Path =>
  transform(path, [factor, 0, 0, factor, 24 - 24 * factor, 24 - 24 * factor]);

describe("every protected sign is found", () => {
  test.each(protectedSignDrawings.map(({ id, draw }): [string, Path] => [id, draw()]))(
    "%s, also smaller and a little turned",
    (_id, path) => {
      for (const changed of [path, scaleAbout(path, 0.8), rotate(scaleAbout(path, 0.95), 4, [24, 24])])
        expect(find(changed)).toBeDefined();
    },
  );

  test("a sign that is cut out of a roundel or a square is found as well", () => {
    const grounds: readonly Path[] = [[disc(24, 24, 23)], [rectangle([1, 1, 46, 46])]];
    for (const id of ["swastika", "latin-cross", "red-cross", "star-of-david", "crescent", "wolfsangel"])
      for (const ground of grounds) {
        const path = scaleAbout(protectedSignDrawings.find((sign) => sign.id === id)?.draw() ?? [], 0.62);
        expect({ id, found: find(subtract(ground, path)) !== undefined }).toEqual({ id, found: true });
      }
  });

  test("a hooked cross is found at any angle and in both directions", () => {
    const arm = unite([rectangle([21, 6, 6, 21])], [rectangle([21, 6, 18, 6])]);
    for (const count of [1, -1])
      for (let degrees = 0; degrees < 90; degrees += 10) {
        const cross = [0, 90, 180, 270].reduce<Path>((all, turn) => unite(all, rotate(arm, turn + degrees, [24, 24])), []);
        const figure = count === 1 ? cross : transform(cross, [-1, 0, 0, 1, 48, 0]);
        expect({ degrees, group: find(figure)?.group }).toEqual({ degrees, group: "extremist" });
      }
  });

  test("signs of a faith are allowed where the caller says so", () => {
    const cross = protectedSignDrawings.find(({ id }) => id === "latin-cross")?.draw() ?? [];
    expect(findProtectedSign(createMask(cross, 96), ["faith"])).toBeUndefined();
  });
});

describe("ordinary marks are not taken for a protected sign", () => {
  test("plain shapes and containers", () => {
    const shapes: readonly Path[] = [
      [disc(24, 24, 20)],
      ring(24, 24, 20, 12),
      [rectangle([4, 4, 40, 40])],
      [roundedRectangle([4, 4, 40, 40], 10)],
      [polygon(regularPolygon(24, 24, 22, 6, 30))],
      [polygon(regularPolygon(24, 24, 22, 5, -90))],
      [polygon(regularPolygon(24, 24, 22, 3, -90))],
      ...containerNames.map((name) => createContainer(name, 6).path),
    ];
    expect(shapes.map((path) => find(path)?.id).filter(Boolean)).toEqual([]);
  });

  test("letters and figures of every direction, alone and cut out of their containers", () => {
    const hits: string[] = [];
    let count = 0;
    for (const id of archetypeIds) {
      const { faces, weights } = getArchetype(id);
      const { outline } = createLettering(faces[0].display, Math.max(700, weights.display));
      for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&?!") {
        const path = outline(letter);
        if (path === undefined) continue;
        const alone = scaleAbout(path, 0.85);
        const held = subtract(createContainer("disc", 0).path, scaleAbout(path, 0.6));
        for (const figure of [alone, held]) {
          count++;
          const hit = find(figure);
          if (hit) hits.push(`${letter} ${id} ${hit.id} ${hit.likeness.toFixed(2)}`);
        }
      }
    }
    expect(hits).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });
});
