import { expect, test } from "bun:test";
import { converter } from "culori";
import fc from "fast-check";
import { rgbChannels } from "#/color/channels";
import { colorFromChannels, colorFromHex } from "#/color/color-from-hex";
import { formatHsl, formatOklch } from "#/color/format-color";
import { parseCssColor } from "#/color/parse";

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map(([red, green, blue]) => colorFromChannels(red, green, blue));
const oklch = converter("oklch");

test("a hex is kept exactly and in lower case", () => {
  expect(colorFromHex("#AbCdEf").hex).toBe("#abcdef");
  expect(rgbChannels(colorFromHex("#010aff"))).toEqual([1, 10, 255]);
});

test("the OKLCH reading is culori's, to the fourth decimal", () => {
  fc.assert(
    fc.property(color, (given) => {
      const { l, c, h = 0 } = oklch(given.hex) ?? { l: -1, c: -1 };
      const hueApart = Math.abs(((given.h - h + 540) % 360) - 180);
      expect(Math.abs(given.l - l)).toBeLessThan(0.0008);
      expect(Math.abs(given.c - c)).toBeLessThan(0.0008);
      expect((hueApart * Math.PI * c) / 180).toBeLessThan(0.0008);
    }),
    { numRuns: 2000 },
  );
});

test("oklch and hsl texts lead back to the same hex, for colours at random and on the edges of the gamut", () => {
  const edge = fc.constantFrom(0, 1, 2, 127, 128, 253, 254, 255);
  const onEdges = fc.tuple(edge, edge, edge).map(([red, green, blue]) => colorFromChannels(red, green, blue));
  fc.assert(
    fc.property(fc.oneof(color, onEdges), (given) => {
      expect(parseCssColor(formatOklch(given))).toEqual({ color: given, mapped: false, alphaFlattened: false });
      expect(parseCssColor(formatHsl(given))?.color.hex).toBe(given.hex);
      expect(formatOklch(given)).toMatch(/^oklch\([\d.]{1,6} [\d.]{1,6} [\d.]{1,8}\)$/);
    }),
    { numRuns: 3000 },
  );
});

test("greys have neither chroma nor hue", () => {
  for (let level = 0; level < 256; level++) expect(colorFromChannels(level, level, level)).toMatchObject({ c: 0, h: 0 });
});

test("what is no six-digit hex is refused", () => {
  for (const text of ["#fff", "ffffff", "#12345g", "#1234567", ""]) expect(() => colorFromHex(text)).toThrow();
});
