import { expect, test } from "bun:test";
import { contrast } from "#/color/contrast";
import { colorFromHex, oklchColor } from "#/color/oklch";
import { archetypeIds } from "#/model/direction";
import { assessDrawing } from "#/studio/marks/assessment";
import { getInlaidPaintOn } from "#/studio/marks/brand-colors";
import { createMark } from "#/studio/marks/create-mark";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { getMarkSignature } from "#/studio/marks/mark-signature";
import { createSampleDirection, sampleColors } from "#test/studio/marks/sample-direction";
import { readPixels } from "#test/studio/marks/svg-faults";

const [paper, ink] = [colorFromHex("#ffffff"), colorFromHex("#111111")];
const create = (secondaryColor: string | undefined, id: (typeof archetypeIds)[number] = "swiss") =>
  createMark({
    brief: { name: "Northbound", industry: "freight forwarding", ...(secondaryColor && { secondaryColor }) },
    direction: createSampleDirection(id),
    seed: 3,
    ...sampleColors,
    brand: colorFromHex("#1d4ed8"),
  });

test("an inlay stands out from its field on every ground, for colours of the whole grid, or is left out", () => {
  const faults: string[] = [];
  for (const l of [0.2, 0.4, 0.6, 0.75, 0.9])
    for (const h of [20, 90, 150, 260, 330])
      for (const second of [0.2, 0.5, 0.8, 0.95]) {
        const colors = {
          brand: oklchColor(l, 0.13, h),
          spot: oklchColor(0.6, 0.1, h),
          inlay: oklchColor(second, 0.08, h + 90),
          ink,
          paper,
        };
        for (const ground of [paper, ink, colors.brand])
          for (const isTile of [true, false]) {
            const { brand, inlay } = getInlaidPaintOn(ground, colors, isTile);
            if (inlay !== undefined && contrast(colorFromHex(inlay), colorFromHex(brand)) < 2.4)
              faults.push(`${inlay} in ${brand} on ${ground.hex}`);
          }
      }
  expect(faults).toEqual([]);
});

test("a pale second colour shows in the mark exactly as it was asked for", () => {
  for (const id of archetypeIds) {
    const { assets, symbol } = create("#d9f99d", id);
    if (!symbol.shapes.some(({ fill }) => fill === "inlay")) continue;
    expect(symbol.inlay?.light).toBe("#d9f99d");
    for (const kind of ["symbol", "lockup-horizontal", "lockup-stacked", "app-icon"] as const)
      expect({ id, kind, shows: assets.find((one) => one.kind === kind)?.svg.includes("#d9f99d") }).toEqual({
        id,
        kind,
        shows: true,
      });
  }
});

test("without a second colour of the brief the mark has no other hue", () => {
  for (const id of archetypeIds) {
    const { symbol } = create(undefined, id);
    if (symbol.inlay === undefined || symbol.inlay.light === "transparent") continue;
    const { l, c } = colorFromHex(symbol.inlay.light);
    expect([id, l > 0.85, c < 0.08]).toEqual([id, true, true]);
  }
});

test("one-colour versions, measures and signatures leave inlays out", () => {
  for (const id of archetypeIds) {
    const { assets, symbol } = create("#d9f99d", id);
    const plain = symbol.shapes.filter(({ fill }) => fill !== "inlay");
    const toDrawn = (shapes: typeof symbol.shapes) => shapes.map(({ path, fill }) => ({ path: parsePath(path), fill }));
    expect(assessDrawing(toDrawn(symbol.shapes)).ink).toBe(assessDrawing(toDrawn(plain)).ink);
    expect(getMarkSignature(symbol.shapes)).toBe(getMarkSignature(plain));
    const black = assets.find(({ kind }) => kind === "symbol-black")?.svg ?? "";
    expect(black).not.toContain("data-inlay");
  }
});

test("no edge of an inlay shows outside its field", () => {
  for (const id of archetypeIds) {
    const { assets, symbol } = create("#ff00ff", id);
    if (!symbol.shapes.some(({ isTile }) => isTile)) continue;
    const svg = (assets.find(({ kind }) => kind === "symbol")?.svg ?? "").replace(
      /<svg([^>]*)>/,
      '<svg$1><rect width="48" height="48" fill="#ffffff"/>',
    );
    const { size, values } = readPixels(svg, 240);
    const at = (column: number, row: number) => values[row * size + column];
    for (let step = 0; step < size; step++)
      for (const hex of [at(step, 16), at(16, step), at(step, size - 17), at(size - 17, step)])
        expect({ id, hex: hex === "#ff00ff" }).toEqual({ id, hex: false });
  }
});

test("a brand colour too pale for paper gives way to the second one, and shows in its openings", () => {
  const { assets, symbol } = createMark({
    brief: { name: "Mim", industry: "baby clothes", brandColor: "#ffd6e3", secondaryColor: "#5e548e" },
    direction: createSampleDirection("soft"),
    seed: 2,
    ...sampleColors,
    brand: colorFromHex("#ffd6e3"),
    spot: colorFromHex("#5e548e"),
  });
  expect(symbol.isInSecond).toBe(true);
  expect(assets.find(({ kind }) => kind === "symbol")?.svg).toContain("#5e548e");
  expect(assets.find(({ kind }) => kind === "app-icon")?.svg).toContain('fill="#ffd6e3"');
  expect(symbol.inlay === undefined || symbol.inlay.light === "#ffd6e3").toBe(true);
});
