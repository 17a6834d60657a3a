import { expect, setDefaultTimeout, test } from "bun:test";
import { createRandom, type Random } from "#/kernel/random";
import { arrangePaths, composeLayers, type Layer } from "#/studio/marks/geometry/compose";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import { type Contour, type Path, type Point, polygon } from "#/studio/marks/geometry/path";
import { disc, roundedRectangle } from "#/studio/marks/geometry/shapes";

setDefaultTimeout(60_000);

const size = 48;
const cover = (path: Path, rule?: "nonzero" | "evenodd") => computeCoverage(path, [0, 0, 96, 96], size, size, rule).values;

/** Discs, rounded rectangles and polygons that cross themselves, often with edges in common. */
function drawContour(random: Random): Contour {
  const number = (low: number, high: number) => Math.round(low + random.next() * (high - low));
  const kind = number(0, 2);
  if (kind === 0) return disc(number(20, 76), number(20, 76), number(4, 18));
  if (kind === 1)
    return roundedRectangle([number(4, 10) * 6, number(4, 10) * 6, number(1, 5) * 6, number(1, 5) * 6], number(0, 1) * 4);
  return polygon(Array.from({ length: number(3, 6) }, (): Point => [number(1, 15) * 6, number(1, 15) * 6]));
}

const actions = ["add", "add", "remove", "keep"] as const;

function drawLayers(seed: number): Layer[] {
  const random = createRandom(seed, "layers");
  return Array.from({ length: 2 + Math.floor(random.next() * 4) }, (_, index) => ({
    action: index === 0 ? "add" : (actions[Math.floor(random.next() * actions.length)] ?? "add"),
    path: Array.from({ length: 1 + Math.floor(random.next() * 4) }, () => drawContour(random)),
  }));
}

test("a composition fills what painting its layers one after another fills, by either fill rule", () => {
  for (let seed = 0; seed < 150; seed++) {
    const layers = drawLayers(seed);
    const covers = layers.map(({ path }) => cover(path));
    const composed = composeLayers(layers);
    const [nonzero, evenodd] = [cover(composed), cover(composed, "evenodd")];
    let differing = 0;
    nonzero.forEach((value, at) => {
      const shares = covers.map((values) => values[at] ?? 0);
      if (Math.abs(value - (evenodd[at] ?? 0)) > 0.1) differing++;
      if (shares.some((share) => share > 0.01 && share < 0.99)) return;
      let filled = false;
      layers.forEach(({ action }, index) => {
        const inside = (shares[index] ?? 0) >= 0.99;
        if (action === "keep") filled = filled && inside;
        else if (inside) filled = action === "add";
      });
      if (Math.abs(value - (filled ? 1 : 0)) > 0.1) differing++;
    });
    expect([seed, differing]).toEqual([seed, 0]);
  }
});

test("composing a composition again changes nothing", () => {
  for (let seed = 0; seed < 40; seed++) {
    const once = composeLayers(drawLayers(seed));
    const twice = composeLayers([{ action: "add", path: once }]);
    const [first, second] = [cover(once), cover(twice)];
    expect([seed, first.filter((value, at) => Math.abs(value - (second[at] ?? 0)) > 0.05).length]).toEqual([seed, 0]);
  }
});

test("curves stay curves", () => {
  const [lens = { start: [0, 0], segments: [] }] = composeLayers([
    { action: "add", path: [disc(40, 48, 20)] },
    { action: "keep", path: [disc(56, 48, 20)] },
  ]);
  expect(lens.segments.length).toBeLessThan(8);
  expect(lens.segments.every((segment) => segment.length === 6)).toBe(true);
});

test("more paths than bits are refused", () => {
  expect(() => arrangePaths(Array.from({ length: 32 }, () => [disc(0, 0, 1)]))).toThrow("more than 31 paths");
});
