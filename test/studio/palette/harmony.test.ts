import { expect, setDefaultTimeout, test } from "bun:test";
import { deltaE2000 } from "#/color/delta-e";
import { oklchColor } from "#/color/oklch";
import { createPalette } from "#/studio/palette/palette";
import { toBaseColor } from "#/studio/palette/base-color";
import { computeAccentAnchor } from "#/studio/palette/accent-anchor";
import { getClearLightness, getCompanionTone, maxAccentShift } from "#/studio/palette/harmony";
import type { Tone } from "#/studio/palette/shade";
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

test("the accents of green, teal, blue and violet brands are warm, those of red and pink ones honey, of orange ones green", () => {
  const isCool = (h: number) => h >= 125 && h <= 320;
  const isRed = (h: number) => h <= 20 || h >= 348;
  const isOrange = (h: number) => h >= 46 && h <= 60;
  expect(list(accents.filter(({ h, accent }) => isCool(h) && (accent.h > 90 || accent.c < 0.08 || accent.c > 0.14)))).toEqual([]);
  expect(list(accents.filter(({ h, accent }) => isRed(h) && (accent.h < 62 || accent.h > 110 || accent.c < 0.09)))).toEqual([]);
  expect(list(accents.filter(({ h, accent }) => isOrange(h) && (accent.h < 115 || accent.h > 160 || accent.c < 0.08)))).toEqual(
    [],
  );
});

test("an accent beside yellow is a grey, and every other one is clear: no khaki, sage or mustard", () => {
  const isYellow = (h: number) => h >= 85 && h <= 100;
  const isClear = ({ c, h }: Tone) => getClearLightness({ c, h }) >= 0.74 + 0.05 * Number(h > 82 && h < 98 && c > 0.09);
  expect(list(accents.filter(({ h, accent }) => isYellow(h) && accent.c > 0.02))).toEqual([]);
  expect(list(accents.filter(({ accent }) => !isClear(accent)))).toEqual([]);
});

test("an accent has another hue than its brand, or is a grey", () => {
  const isBetween = (h: number) => h >= 100 && h <= 122;
  expect(list(accents.filter(({ h, accent }) => !isBetween(h) && accent.c > 0.03 && getDistance(h, accent.h) < 24))).toEqual([]);
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

test("surfaces that are tinted in the brand's hue keep it, or are sand beside vermilion, and differ clearly in lightness", () => {
  const [sandFrom, sandUpTo] = [50, 80];
  const isFiery = (hue: number) => hue > 12 && hue < 62;
  const misses: string[] = [];
  for (const h of hues.filter((hue) => hue % 30 === 0))
    for (const l of [0.4, 0.55, 0.65])
      for (const direction of directions) {
        const brand = oklchColor(l, 0.12, h);
        const { light } = createPalette(brand, undefined, direction).colors;
        for (const role of ["accent", "sidebar-accent"] as const) {
          const surface = light[role];
          const isSand = isFiery(brand.h) && surface.h > sandFrom && surface.h < sandUpTo;
          const isNear = surface.c < 0.01 || isSand || getDistance(surface.h, brand.h) <= 12;
          if (!isNear || surface.l - brand.l < 0.15) misses.push(`${role} ${surface.hex} of ${brand.hex} in ${direction.id}`);
        }
      }
  expect(misses).toEqual([]);
});

test("beside a pale brand the accent is the brand's own hue, and the tinted surface the brand itself", () => {
  for (const direction of directions)
    for (const hex of ["#dff3fb", "#fdf0dc", "#f7d9c4"]) {
      const brand = parseBrandColor(hex);
      const { h } = computeAccentAnchor(toBaseColor(brand), undefined, direction);
      expect({ hex, isOwn: getDistance(h, brand.h) < 12 }).toEqual({ hex, isOwn: true });
      const { accent, inverse } = createPalette(brand, undefined, direction).colors.light;
      expect({ hex, apart: deltaE2000(accent, brand) < 7 }).toEqual({ hex, apart: true });
      expect({ hex, isColor: inverse.c > 0.02 }).toEqual({ hex, isColor: true });
    }
});

test("the dark field of light pages is a shade of the brand's hue, a grey brand's grey, or a given dark second colour", () => {
  for (const direction of directions) {
    for (const hex of ["#1f7a4d", "#0b57c4", "#7a3fd0", "#c2255c"]) {
      const brand = parseBrandColor(hex);
      const { inverse } = createPalette(brand, undefined, direction).colors.light;
      expect({ hex, isShade: inverse.c >= 0.04 && getDistance(inverse.h, brand.h) <= 12 && inverse.l >= 0.25 }).toEqual({
        hex,
        isShade: true,
      });
    }
    expect(createPalette(parseBrandColor("#5c5c5a"), undefined, direction).colors.light.inverse.l).toBeGreaterThan(0.3);
    const second = parseBrandColor("#0d2b33");
    expect(createPalette(parseBrandColor("#ff5a00"), second, direction).colors.light.inverse.hex).toBe(second.hex);
  }
});
