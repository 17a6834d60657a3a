import { expect, test } from "bun:test";
import { apcaContrast } from "#/color/apca";
import { contrast, luminance } from "#/color/contrast";
import { colorFromHex, oklchColor } from "#/color/oklch";
import type { MarkShape } from "#/model/mark";
import { getFieldColor, getFieldInks } from "#/studio/marks/field-inks";

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const [ink, paper] = [colorFromHex("#14161c"), colorFromHex("#fdfdfb")];
const brands = [0.3, 0.42, 0.52, 0.6, 0.66, 0.72, 0.8, 0.9].flatMap((l) =>
  [0, 0.06, 0.12, 0.2].flatMap((c) => hues.map((h) => oklchColor(l, c, h))),
);
const seconds = ["#fbe3d0", "#f2b632", "#1d3f72", "#8c8c8c"].map(colorFromHex);
const path = "M0 0H48V48H0Z";
const symbols: Readonly<Record<string, readonly MarkShape[]>> = {
  plain: [{ path, fill: "brand" }],
  two: [
    { path, fill: "brand" },
    { path, fill: "spot" },
  ],
  inlaid: [
    { path, fill: "brand" },
    { path, fill: "inlay" },
  ],
  tile: [
    { path, fill: "brand", isTile: true },
    { path, fill: "inlay" },
  ],
};

const cases = brands.flatMap((brand, index) =>
  Object.entries(symbols).map(([name, shapes]) => {
    const second = seconds[index % seconds.length] ?? paper;
    const colors = { brand, spot: second, inlay: second, ...(index % 2 === 0 && { second }), ink, paper };
    const field = getFieldColor(colors);
    return { label: `${name} of ${brand.hex} with ${second.hex}`, brand, shapes, field, ...getFieldInks(shapes, field, colors) };
  }),
);

test("on a field in the brand's colour, symbol and name are both light or both dark, and reach 3:1", () => {
  const faults = cases.flatMap(({ label, shapes, field, paint, ink: name }) => {
    const shown = shapes.flatMap(({ fill }) => paint[fill] ?? []).filter((hex) => hex !== field.hex);
    const isLight = luminance(colorFromHex(name)) > luminance(field);
    const isMixed = shown.some((hex) => luminance(colorFromHex(hex)) > luminance(field) !== isLight);
    const isWeak = contrast(colorFromHex(name), field) < 3;
    return isMixed || isWeak || shown.length === 0 ? [`${label}: ${name} beside ${shown.join(" ")} on ${field.hex}`] : [];
  });
  expect(faults).toEqual([]);
});

test("the name is light wherever light ink reads on the field", () => {
  const reads = ({ field }: (typeof cases)[number]) => contrast(paper, field) >= 3 && Math.abs(apcaContrast(paper, field)) >= 60;
  const dark = cases.filter((one) => reads(one) && luminance(colorFromHex(one.ink)) < luminance(one.field));
  expect(dark.map(({ label }) => label)).toEqual([]);
});

test("a field is the brand's colour, or a slightly deeper shade of its hue", () => {
  const faults = cases.filter(({ brand, field }) => {
    const hueDistance = Math.abs(((field.h - brand.h + 540) % 360) - 180);
    return brand.l - field.l > 0.125 || field.l > brand.l + 0.005 || (field.c > 0.03 && hueDistance > 6);
  });
  expect(faults.map(({ label, field }) => `${label} on ${field.hex}`)).toEqual([]);
});
