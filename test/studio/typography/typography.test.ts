import { expect, test } from "bun:test";
import { textStyleNames } from "#/model/token-set";
import { createTypeSizes } from "#/studio/typography/type-sizes";
import { createTypography } from "#/studio/typography/typography";
import { directions, plain } from "#test/studio/palette/direction-fixtures";

const ratios = Array.from({ length: 60 }, (_, index) => 1.1 + index * 0.01);

test("sizes increase strictly from xs to 4xl at both ends of the viewport range, for every ratio", () => {
  for (const ratio of ratios) {
    const sizes = createTypeSizes(ratio);
    expect(sizes.map(({ name }) => name)).toEqual(["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl"]);
    sizes.slice(1).forEach(({ minPx, maxPx }, index) => {
      expect(minPx).toBeGreaterThan(sizes[index]?.minPx ?? 0);
      expect(maxPx).toBeGreaterThan(sizes[index]?.maxPx ?? 0);
    });
  }
});

test("a fluid size grows by at most 2.5 times, so that zoom can still double it", () => {
  for (const ratio of ratios)
    for (const { minPx, maxPx } of createTypeSizes(ratio)) {
      expect(minPx).toBeLessThanOrEqual(maxPx);
      expect(maxPx / minPx).toBeLessThanOrEqual(2.5);
    }
});

test("no text is smaller than 12 px, body is a fixed 16 px, and the largest size still fits a phone", () => {
  for (const ratio of ratios) {
    const sizes = createTypeSizes(ratio);
    expect(Math.min(...sizes.map(({ minPx }) => minPx))).toBeGreaterThanOrEqual(12);
    expect(sizes.find(({ name }) => name === "base")).toMatchObject({ minPx: 16, maxPx: 16 });
    expect(Math.max(...sizes.map(({ minPx }) => minPx))).toBeLessThanOrEqual(61);
  }
});

test("the sizes above the base follow the direction's ratio", () => {
  const at = (name: string) => createTypeSizes(1.25).find((size) => size.name === name)?.maxPx;
  expect(at("xl")).toBe(20);
  expect(at("2xl")).toBe(25);
  expect(at("3xl")).toBe(31.5);
  expect(at("4xl")).toBe(49);
});

test("leading is 1.5 to 1.65 for running text and 0.95 to 1.1 for display; tracking tightens above 40 px by 0.01 to 0.03 em", () => {
  for (const ratio of ratios)
    for (const { maxPx, leading, trackingEm } of createTypeSizes(ratio)) {
      if (maxPx <= 20) expect(leading).toBeWithin(1.5, 1.66);
      if (maxPx >= 64) expect(leading).toBeWithin(0.95, 1.11);
      if (maxPx >= 40) expect(trackingEm).toBeWithin(-0.03, -0.0099);
      if (maxPx <= 24) expect(trackingEm).toBeGreaterThanOrEqual(0);
    }
});

test("text styles use existing sizes and the direction's weights", () => {
  for (const direction of directions) {
    const { styles, sizes } = createTypography(direction);
    const names = sizes.map(({ name }) => name);
    for (const name of textStyleNames) {
      expect(names).toContain(styles[name].size);
      expect(Object.values(direction.weights)).toContain(styles[name].weight);
    }
    expect(new Set(Object.values(styles).map(({ size }) => size)).size).toBeLessThanOrEqual(7);
  }
});

test("families start with the face and end with a generic family; code uses the monospaced face", () => {
  const { families, styles } = createTypography(plain);
  for (const { name, stack } of Object.values(families)) {
    expect(stack[0]).toBe(name);
    expect(["sans-serif", "serif", "monospace"]).toContain(stack.at(-1) ?? "");
  }
  expect(families.mono.stack.at(-1)).toBe("monospace");
  expect(styles.code.family).toBe("mono");
});

test("lines are between 55 and 75 characters long", () => {
  for (const direction of directions) expect(createTypography(direction).measureCh).toBeWithin(55, 76);
});
