import { expect, test } from "bun:test";
import fc from "fast-check";
import type { HueWishes } from "#/studio/palette/choose-brand-color";
import { hasHue } from "#/studio/palette/hue-names";
import { createTokenSet } from "#/studio/token-set";
import { directions, plain, tinted } from "#test/studio/palette/direction-fixtures";

const source = { brandColor: "#2563eb", secondaryColor: undefined, direction: plain, seed: 7 };

/** Every number in a value, at any depth. */
function listNumbers(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listNumbers);
}

test("the same source gives the same bytes, independent of earlier calls", () => {
  const once = JSON.stringify(createTokenSet(source));
  createTokenSet({ ...source, brandColor: "tomato", direction: tinted });
  expect(JSON.stringify(createTokenSet(source))).toBe(once);
});

test("the seed has no effect if the brief states the brand colour", () => {
  expect(createTokenSet({ ...source, seed: 8 })).toEqual(createTokenSet(source));
});

test("without a brand colour the seed chooses from all of the direction's colours", () => {
  const chosen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) chosen.add(createTokenSet({ ...source, brandColor: undefined, seed }).brand.color.hex);
  expect([...chosen].sort()).toEqual([...plain.color.brandChoices].sort());
});

test("a colour in a hue that the brief names or its trade usually has is preferred to the others, and a barred one is not", () => {
  const choose = (hues: HueWishes) =>
    Array.from({ length: 30 }, (_, seed) => createTokenSet({ ...source, brandColor: undefined, hues, seed }).brand.color);
  const [blue, green, red] = [new Set(["blue"] as const), new Set(["green"] as const), new Set(["red"] as const)];
  for (const color of choose({ usual: blue })) expect(hasHue(color, blue)).toBe(true);
  for (const color of choose({ usual: blue, named: green })) expect(hasHue(color, green)).toBe(true);
  for (const color of choose({ named: red, avoided: red })) expect(hasHue(color, red)).toBe(false);
});

test("the brand keeps the colour as given and records whether it is displayed differently", () => {
  const getBrand = (brandColor: string) => createTokenSet({ ...source, brandColor }).brand;
  expect(getBrand("RebeccaPurple")).toMatchObject({ given: "RebeccaPurple", color: { hex: "#663399" }, mapped: false });
  expect(getBrand("color(display-p3 0 1 0)")).toMatchObject({ given: "color(display-p3 0 1 0)", mapped: true });
  expect(getBrand("#00000080")).toMatchObject({ given: "#00000080", mapped: true });
});

test("an invalid CSS colour throws", () => {
  expect(() => createTokenSet({ ...source, brandColor: "blurple" })).toThrow("blurple");
  expect(() => createTokenSet({ ...source, secondaryColor: "#12" })).toThrow("#12");
});

test("no number is infinite, NaN, negative zero or small enough to print with an exponent", () => {
  const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((channels) => `rgb(${channels.join(" ")})`);
  fc.assert(
    fc.property(hex, fc.constantFrom(...directions), (brandColor, direction) => {
      const odd = listNumbers(createTokenSet({ brandColor, secondaryColor: undefined, direction, seed: 1 })).filter(
        (value) => !Number.isFinite(value) || Object.is(value, -0) || /e/.test(String(value)),
      );
      expect(odd).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("no number has more than four decimals", () => {
  for (const direction of directions)
    for (const value of listNumbers(createTokenSet({ ...source, direction })))
      expect(Math.abs(value * 10_000 - Math.round(value * 10_000))).toBeLessThan(1e-6);
});
