import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { createImagery } from "#/studio/imagery/create-imagery";
import { imageryNames } from "#/studio/imagery/strategy";
import { createMark } from "#/studio/marks/create-mark";
import { sampleColors, createSampleDirection } from "#test/studio/marks/sample-direction";
import { renderOpacity, findSvgFaults } from "#test/studio/marks/svg-faults";
import { isWellFormed } from "#test/studio/marks/well-formed";
import { Resvg } from "@resvg/resvg-js";

const pictures = (name: string, imagery: string, seed = 1, id: (typeof archetypeIds)[number] = "civic") => {
  const direction = createSampleDirection(id, { imagery });
  return createImagery({ mark: createMark({ name, direction, seed, ...sampleColors }), direction, seed, ...sampleColors });
};
const pixels = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().pixels;

describe.each(imageryNames.map((name): [typeof name] => [name]))("%s", (imagery) => {
  test("hero, pattern and texture are well formed, self-contained, small, and cover their area", () => {
    for (const [index, name] of ["Kestrel & Sons", "青葉", "Müller", "IO"].entries()) {
      const made = pictures(name, imagery, index, archetypeIds[(index * 5) % archetypeIds.length]);
      expect(made.strategy).toBe(imagery);
      expect(made.assets.map((asset) => asset.kind)).toEqual(["hero", "pattern", "texture"]);
      for (const { svg, kind, width } of made.assets) {
        expect({ kind, complaints: findSvgFaults(svg) }).toEqual({ kind, complaints: [] });
        expect(isWellFormed(svg)).toBe(true);
        expect({ kind, small: svg.length < 60_000 }).toEqual({ kind, small: true });
        const opacity = renderOpacity(svg, Math.min(width, 200)).values;
        expect({ kind, covered: opacity.every((value) => value > 0.99) }).toEqual({ kind, covered: true });
      }
    }
  });

  test("the same input gives the same bytes, and another mark another hero", () => {
    expect(pictures("Fern", imagery, 4)).toEqual(pictures("Fern", imagery, 4));
    expect(pictures("Fern", imagery, 4).assets[0]?.svg).not.toBe(pictures("Quill", imagery, 4).assets[0]?.svg);
  });

  test("the hero shows more than one tone and the pattern's opposite edges meet", () => {
    const [hero, pattern] = pictures("Nordhavn", imagery, 2).assets;
    const bytes = pixels(hero?.svg ?? "", 120);
    const tones = new Set(
      Array.from(
        { length: bytes.length / 4 },
        (_, index) => `${bytes[index * 4]},${bytes[index * 4 + 1]},${bytes[index * 4 + 2]}`,
      ),
    );
    expect(tones.size).toBeGreaterThan(2);
    const width = pattern?.width ?? 1;
    const tile = pixels(pattern?.svg ?? "", width);
    const at = (x: number, y: number) => [0, 1, 2].map((channel) => tile[(y * width + x) * 4 + channel] ?? 0);
    const differs = (one: number[], other: number[]) =>
      one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > 150);
    const height = pattern?.height ?? 1;
    const sides = Array.from({ length: height }, (_, y) => differs(at(0, y), at(width - 1, y))).filter(Boolean).length;
    const ends = Array.from({ length: width }, (_, x) => differs(at(x, 0), at(x, height - 1))).filter(Boolean).length;
    expect(sides / height).toBeLessThan(0.06);
    expect(ends / width).toBeLessThan(0.06);
  });
});
