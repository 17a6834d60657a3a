import { expect, test } from "bun:test";
import fc from "fast-check";
import { chromaInGamut } from "#/color/gamut";
import { oklchColor } from "#/color/oklch";

const coordinates = fc.record({
  l: fc.double({ min: 0.15, max: 0.98, noNaN: true }),
  c: fc.double({ min: 0, max: 0.5, noNaN: true }),
  h: fc.double({ min: 0, max: 359.99, noNaN: true }),
});

test("a colour inside the sRGB gamut is unchanged", () => {
  fc.assert(fc.property(coordinates, ({ l, h }) => expect(chromaInGamut(l, 0.02, h)).toBeLessThanOrEqual(0.02)));
  expect(chromaInGamut(0.6, 0.1, 250)).toBe(0.1);
});

test("lightness and hue are kept when chroma is reduced", () => {
  fc.assert(
    fc.property(coordinates, ({ l, c, h }) => {
      const color = oklchColor(l, c, h);
      expect(Math.abs(color.l - l)).toBeLessThan(0.008);
      expect(color.c).toBeLessThanOrEqual(c + 0.012);
      const hueShift = (Math.abs(((color.h - h + 540) % 360) - 180) * Math.PI) / 180;
      if (color.c > 0.04) expect(hueShift).toBeLessThan((8 * Math.PI) / 180);
    }),
    { numRuns: 2000 },
  );
});

test("black and white have no chroma", () => {
  expect(oklchColor(0, 0.3, 20).hex).toBe("#000000");
  expect(oklchColor(1, 0.3, 20).hex).toBe("#ffffff");
});
