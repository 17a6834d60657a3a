import { expect, test } from "bun:test";
import { converter } from "culori";
import fc from "fast-check";
import { rgbChannels } from "#/color/srgb";
import { colorFromChannels, colorFromHex } from "#/color/oklch";
import { formatHsl, formatOklch } from "#/color/format-color";
import { parseCssColor } from "#/color/parse";

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map(([red, green, blue]) => colorFromChannels(red, green, blue));
const oklch = converter("oklch");

test("a hex is kept exactly, in lower case", () => {
  expect(colorFromHex("#AbCdEf").hex).toBe("#abcdef");
  expect(rgbChannels(colorFromHex("#010aff"))).toEqual([1, 10, 255]);
});

test("OKLCH coordinates equal culori's to about three decimals", () => {
  fc.assert(
    fc.property(color, (original) => {
      const { l, c, h = 0 } = oklch(original.hex) ?? { l: -1, c: -1 };
      const hueDifference = Math.abs(((original.h - h + 540) % 360) - 180);
      expect(Math.abs(original.l - l)).toBeLessThan(0.0008);
      expect(Math.abs(original.c - c)).toBeLessThan(0.0008);
      expect((hueDifference * Math.PI * c) / 180).toBeLessThan(0.0008);
    }),
    { numRuns: 2000 },
  );
});

test("formatted oklch() and hsl() values convert back to the same hex, including at the gamut's edges", () => {
  const edge = fc.constantFrom(0, 1, 2, 127, 128, 253, 254, 255);
  const onEdges = fc.tuple(edge, edge, edge).map(([red, green, blue]) => colorFromChannels(red, green, blue));
  fc.assert(
    fc.property(fc.oneof(color, onEdges), (original) => {
      expect(parseCssColor(formatOklch(original))).toEqual({ color: original, mapped: false, alphaFlattened: false });
      expect(parseCssColor(formatHsl(original))?.color.hex).toBe(original.hex);
      expect(formatOklch(original)).toMatch(/^oklch\([\d.]{1,6} [\d.]{1,6} [\d.]{1,8}\)$/);
    }),
    { numRuns: 3000 },
  );
});

test("greys have no chroma and no hue", () => {
  for (let level = 0; level < 256; level++) expect(colorFromChannels(level, level, level)).toMatchObject({ c: 0, h: 0 });
});

test("anything but a six-digit hex throws", () => {
  for (const text of ["#fff", "ffffff", "#12345g", "#1234567", ""]) expect(() => colorFromHex(text)).toThrow();
});
