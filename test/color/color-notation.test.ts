import { expect, test } from "bun:test";
import fc from "fast-check";
import { formatHsl, formatOklch } from "#/color/format-color";
import { colorSpaces, formatColorNotation, readColorNotation, type ColorNotation } from "#/color/color-notation";
import { colorFromChannels, colorFromHex } from "#/color/oklch";
import { parseGivenColor } from "#/color/parse";

const white = colorFromHex("#ffffff");
const byte = fc.integer({ min: 0, max: 255 });
const component = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((value) => value / 1000);
const ranges: Readonly<Record<string, readonly [number, number, number]>> = {
  hsl: [359, 100, 100],
  hwb: [359, 100, 100],
  lab: [100, 100, 100],
  lch: [100, 130, 359],
  oklab: [1, 0.4, 0.4],
  oklch: [1, 0.4, 359],
};
const notations: fc.Arbitrary<ColorNotation> = fc.constantFrom(...colorSpaces).chain((colorSpace) => {
  const [one, two, three] = ranges[colorSpace] ?? [1, 1, 1];
  return fc.record({
    colorSpace: fc.constant(colorSpace),
    components: fc.tuple(component(one), component(two), component(three)),
    alpha: component(1),
  });
});

test("a colour that is written is read again exactly, in every colour space", () => {
  fc.assert(
    fc.property(notations, (notation) => {
      expect(readColorNotation(formatColorNotation(notation))).toEqual(notation);
    }),
  );
});

test("a given colour keeps its notation only where 8 bits do not hold it", () => {
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const color = colorFromChannels(red, green, blue);
      for (const text of [
        color.hex,
        color.hex.toUpperCase(),
        `rgb(${red} ${green} ${blue})`,
        formatHsl(color),
        formatOklch(color),
      ])
        expect(parseGivenColor(text, white)).toEqual(color);
    }),
    { numRuns: 60 },
  );
  expect(parseGivenColor("oklch(20.5% 0 0)", white)).toMatchObject({ hex: "#171717", given: "oklch(0.205 0 0)" });
  expect(parseGivenColor("color(display-p3 1 0 0)", white)?.given).toBe("color(display-p3 1 0 0)");
  expect(parseGivenColor("#FF000080", white)).toMatchObject({ hex: "#ff7f7f", given: "#ff000080" });
  expect(parseGivenColor("rgb(0 0 0 / 10%)", colorFromHex("#808080"))).toMatchObject({
    hex: "#737373",
    given: "rgb(0 0 0 / 0.1)",
  });
  expect(parseGivenColor("red; } body {", white)).toBeUndefined();
});

test("an unclosed notation is written closed, so that it cannot swallow what follows", () => {
  expect(parseGivenColor("rgb(255 0 0 / 0.5", white)?.given).toBe("rgb(255 0 0 / 0.5)");
});
