import { describe, expect, test } from "bun:test";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { clipToConvex, clipToSide, removeBand } from "#/studio/marks/geometry/clip";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import { getArea } from "#/studio/marks/geometry/flatten";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";
import { discPolygon, roundedRectanglePolygon } from "#/studio/marks/geometry/polygons";
import { disc, ring } from "#/studio/marks/geometry/shapes";
import { fitInto, rotate } from "#/studio/marks/geometry/transform";
import { faceIds } from "#/model/face";
import { getOutlineFont } from "#/studio/marks/outline-font";

const letters = [..."ABGKORSQ&8aegßÄ"].flatMap((character) =>
  (["hanken-grotesk", "bodoni-moda", "nunito"] as const).map((face) =>
    fitInto(getOutlineFont(face, 700).getGlyph(character)?.path ?? [], [3, 3, 42, 42]),
  ),
);

describe("clipping", () => {
  test("the two sides of any line add up to the whole", () => {
    for (const letter of letters) {
      for (const degrees of [0, 17, 45, 90, 133]) {
        const radians = (degrees * Math.PI) / 180;
        const [nx, ny] = [Math.cos(radians), Math.sin(radians)];
        const parts = getArea(clipToSide(letter, [24, 23], [nx, ny])) + getArea(clipToSide(letter, [24, 23], [-nx, -ny]));
        expect(Math.abs(parts - getArea(letter))).toBeLessThan(getArea(letter) * 0.004);
      }
    }
  });

  test("nothing crosses the edges of a convex window, and the inside is unchanged", () => {
    const window = roundedRectanglePolygon([10, 12, 20, 18], 0);
    for (const letter of letters) {
      const cropped = clipToConvex(letter, window);
      const [x = 10, y = 12, width = 0, height = 0] = getBounds(cropped) ?? [];
      expect(x >= 9.99 && y >= 11.99 && x + width <= 30.01 && y + height <= 30.01).toBe(true);
      const seen = computeCoverage(letter, [10, 12, 20, 18], 200, 180).values.reduce((sum, value) => sum + value / 100, 0);
      expect(Math.abs(getArea(cropped) - seen)).toBeLessThan(0.6);
    }
  });

  test("removing a band from a disc leaves two equal halves", () => {
    const halves = removeBand([disc(24, 24, 20)], [24, 24], 30, 4);
    expect(halves).toHaveLength(2);
    const [one, other] = halves.map((contour) => getArea([contour]));
    expect(one).toBeCloseTo(other ?? 0, 1);
  });

  test("a ring cut through its hole becomes two separate pieces", () => {
    expect(clipToSide(ring(24, 24, 20, 12), [24, 24], [1, 0])).toHaveLength(1);
    expect(removeBand(ring(24, 24, 20, 12), [24, 24], 0, 2)).toHaveLength(2);
  });
});

describe("path data", () => {
  test("printing and parsing preserves paths to a hundredth, however often", () => {
    for (const letter of letters) {
      const once = printPath(letter);
      const [x = 0, y = 0, width = 0, height = 0] = getBounds(parsePath(once)) ?? [];
      const original = getBounds(letter) ?? [0, 0, 0, 0];
      [x, y, width, height].forEach((value, index) => {
        expect(value).toBeCloseTo(original[index] ?? 0, 1);
      });
      expect(printPath(parsePath(once))).toBe(once);
    }
  });

  test("numbers have no exponent, negative zero or redundant zero", () => {
    expect([1e-9, -1e-9, -0, 0.5, -0.5, 1234567.891, 12].map((value) => printNumber(value))).toEqual([
      "0",
      "0",
      "0",
      ".5",
      "-.5",
      "1234567.89",
      "12",
    ]);
  });

  test("four quarter turns give exactly the original", () => {
    const [first = []] = letters;
    const turned = [90, 90, 90, 90].reduce((path, degrees) => rotate(path, degrees, [24, 24]), first);
    expect(printPath(turned)).toBe(printPath(first));
  });

  test("a disc polygon has the area of a disc", () => {
    const corners = discPolygon(0, 0, 10);
    expect(getArea([{ start: corners[0] ?? [0, 0], segments: corners.slice(1) }])).toBeCloseTo(Math.PI * 100, 0);
  });
});

describe("bundled outlines", () => {
  test.each(faceIds.map((id): [typeof id] => [id]))("%s has every printable ASCII character and plausible measures", (id) => {
    for (const weight of [400, 800]) {
      const font = getOutlineFont(id, weight);
      for (let code = 0x21; code < 0x7f; code++) expect(font.getGlyph(String.fromCharCode(code))?.path.length).toBeGreaterThan(0);
      expect(font.capHeight).toBeGreaterThan(500);
      expect(font.xHeight).toBeLessThan(font.capHeight);
      expect(font.stem).toBeGreaterThan(30);
    }
  });

  test("pairs are kerned, accented letters like their base letters, and monospaced faces not at all", () => {
    const font = getOutlineFont("hanken-grotesk", 700);
    expect(font.getKerning("A", "V")).toBeLessThan(-20);
    expect(font.getKerning("Ä", "V")).toBe(font.getKerning("A", "V"));
    expect(getOutlineFont("jetbrains-mono", 500).getKerning("A", "V")).toBe(0);
  });
});
