import { expect, setDefaultTimeout, test } from "bun:test";
import { oklchColor } from "#/color/oklch";
import { createPalette } from "#/studio/palette/palette";
import { toBaseColor } from "#/studio/palette/base-color";
import { computeAccentAnchor } from "#/studio/palette/accent-anchor";
import { getCompanionTone, maxAccentShift } from "#/studio/palette/harmony";
import { parseBrandColor } from "#test/studio/palette/brands";
import { directions } from "#test/studio/palette/direction-fixtures";

// One test creates many palettes and needs more time.
setDefaultTimeout(60_000);

const hues = Array.from({ length: 72 }, (_, index) => index * 5);
const chromas = [0.05, 0.1, 0.15, 0.2];
const shifts = [-180, -maxAccentShift, 0, 10, maxAccentShift, 270];
const getDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** Brands of the whole circle of hues with what the palette says is their accent. */
const accents = hues.flatMap((h) =>
  chromas.flatMap((c) => shifts.map((shift) => ({ h, c, shift, accent: getCompanionTone({ c, h }, shift) }))),
);
const list = (misses: typeof accents) => misses.map(({ h, c, shift, accent }) => ({ h, c, shift, accent: accent.h }));

test("no accent is cyan, sky blue, violet, lilac, pink or red, for any brand and shift", () => {
  expect(list(accents.filter(({ accent }) => accent.h < 40 || accent.h > 190))).toEqual([]);
});

test("the accents of green, teal, blue and violet brands are warm, those of red, orange and pink ones muted", () => {
  const isCool = (h: number) => h >= 120 && h <= 320;
  const isWarm = (h: number) => h <= 88 || h >= 348;
  expect(list(accents.filter(({ h, accent }) => isCool(h) && (accent.h > 90 || accent.c < 0.08 || accent.c > 0.14)))).toEqual([]);
  expect(list(accents.filter(({ h, accent }) => isWarm(h) && (accent.h < 70 || accent.c < 0.04 || accent.c > 0.08)))).toEqual([]);
});

test("an accent has another hue than its brand, apart from the yellow-greens between warm and cool ones", () => {
  const isBetween = (h: number) => h >= 95 && h <= 118;
  expect(list(accents.filter(({ h, accent }) => !isBetween(h) && getDistance(h, accent.h) < 24))).toEqual([]);
});

test("brands of one hue get different accents from different directions", () => {
  for (const h of hues) {
    const [one, other] = [-maxAccentShift, maxAccentShift].map((shift) => getCompanionTone({ c: 0.12, h }, shift).h);
    expect(getDistance(one ?? 0, other ?? 0)).toBeGreaterThan(30);
  }
});

test("a given second colour is the accent as it is, whatever the rule says", () => {
  for (const direction of directions)
    for (const second of ["#00a1e0", "#ff69b4", "#dad7b6", "#39ff14"]) {
      const given = parseBrandColor(second);
      expect(computeAccentAnchor(toBaseColor(parseBrandColor("#a65e2e")), given, direction).exact).toBe(given);
    }
});

test("black and grey brands have a warm accent in every direction", () => {
  for (const direction of directions)
    for (const hex of ["#000000", "#151515", "#6e6e6e", "#bfbfbf"]) {
      const { h, c } = computeAccentAnchor(toBaseColor(parseBrandColor(hex)), undefined, direction);
      expect({ hex, isWarm: h >= 55 && h <= 100 && c > 0.08 }).toEqual({ hex, isWarm: true });
    }
});

test("surfaces that are tinted in the brand's hue keep it, and differ clearly from it in lightness", () => {
  const misses: string[] = [];
  for (const h of hues.filter((hue) => hue % 30 === 0))
    for (const l of [0.4, 0.55, 0.65])
      for (const direction of directions) {
        const brand = oklchColor(l, 0.12, h);
        const { light } = createPalette(brand, undefined, direction).colors;
        for (const role of ["accent", "sidebar-accent"] as const) {
          const surface = light[role];
          const isNear = surface.c < 0.01 || getDistance(surface.h, brand.h) <= 12;
          if (!isNear || surface.l - brand.l < 0.15) misses.push(`${role} ${surface.hex} of ${brand.hex} in ${direction.id}`);
        }
      }
  expect(misses).toEqual([]);
});
