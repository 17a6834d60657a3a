import { expect, test } from "bun:test";
import { colorFromHex } from "#/color/oklch";
import type { Density, DepthStrategy } from "#/model/direction";
import { getDurations, getEasings } from "#/studio/shape/motion";
import { createRadii } from "#/studio/shape/radius";
import { createShadows } from "#/studio/shape/shadows";
import { getPageGrid, getSectionGaps, spacing } from "#/studio/shape/spacing";
import { plain } from "#test/studio/palette/direction-fixtures";

const densities: readonly Density[] = ["airy", "open", "medium", "dense"];
const depths: readonly DepthStrategy[] = ["border", "shadow", "tone"];
const black = colorFromHex("#000000");
const rising = (values: readonly number[]) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

test("spacing increases in multiples of four pixels (with halves at the start), named by the multiple", () => {
  expect(rising(spacing.map(({ px }) => px))).toBe(true);
  for (const { name, px } of spacing) expect(px).toBe(Number(name) * 4);
  const names = spacing.map(({ name }) => name);
  for (const name of ["0", "0.5", "1", "1.5", "2", "3", "4", "5", "6", "8", "10", "12", "16", "20", "24", "32"])
    expect(names).toContain(name);
});

test("each density has three section gaps on a 4 px base that differ by at least a third, and airy is wider than dense", () => {
  for (const density of densities) {
    const gaps = getSectionGaps(density);
    expect(gaps.map(({ name }) => name)).toEqual(["tight", "base", "loose"]);
    gaps.forEach(({ px }, index) => {
      expect(px % 4).toBe(0);
      expect(px).toBeGreaterThanOrEqual((gaps[index - 1]?.px ?? 0) * 1.33);
    });
    expect(getPageGrid(density).columns).toBe(12);
  }
  expect(getSectionGaps("airy")[1]?.px).toBeGreaterThan(getSectionGaps("dense")[1]?.px ?? 0);
});

test("radii are the base times 0.6, 0.8, 1, 1.4, 1.8, 2.2 and 2.6, plus a full radius", () => {
  const { steps } = createRadii(10);
  expect(steps.map(({ name, px }) => [name, px])).toEqual([
    ["sm", 6],
    ["md", 8],
    ["lg", 10],
    ["xl", 14],
    ["2xl", 18],
    ["3xl", 22],
    ["4xl", 26],
    ["full", 9999],
  ]);
});

test("radii increase for any base above zero; a base of zero is square throughout", () => {
  for (let base = 1; base <= 32; base++) expect(rising(createRadii(base).steps.map(({ px }) => px))).toBe(true);
  expect(
    createRadii(0)
      .steps.filter(({ px }) => px !== 0)
      .map(({ name }) => name),
  ).toEqual(["full"]);
});

test("shadows increase in offset, blur and strength, and are stronger in dark mode", () => {
  for (const depth of depths) {
    const shadows = createShadows(depth, black, black);
    const widest = shadows.map(({ light }) => light[0]);
    expect(rising(widest.map((layer) => layer?.y ?? 0))).toBe(true);
    expect(rising(widest.map((layer) => layer?.blur ?? 0))).toBe(true);
    for (const { light, dark } of shadows)
      light.forEach((layer, index) => {
        expect(layer.alpha).toBeGreaterThan(0);
        expect(dark[index]?.alpha ?? 0).toBeGreaterThan(layer.alpha);
        expect(dark[index]?.alpha ?? 1).toBeLessThanOrEqual(0.6);
      });
  }
});

test("a direction that uses borders has almost no shadow", () => {
  for (const { light } of createShadows("border", black, black))
    for (const { alpha } of light) expect(alpha).toBeLessThanOrEqual(0.05);
});

test("durations and the entrance easing are the direction's own", () => {
  expect(getDurations(plain.motion).map(({ ms }) => ms)).toEqual([120, 180, 240]);
  expect(getEasings(plain.motion).find(({ name }) => name === "out")?.curve).toEqual(plain.motion.ease);
});
