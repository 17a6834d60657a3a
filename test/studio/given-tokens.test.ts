import { expect, test } from "bun:test";
import fc from "fast-check";
import { contrast } from "#/color/contrast";
import { readGivenColor } from "#/color/parse";
import type { GivenTokens } from "#/model/given";
import { colorRoles, modes, scaleNames, type TokenSet } from "#/model/token-set";
import { createTokenSet } from "#/studio/token-set";
import { givenTokens } from "#test/studio/arbitrary-given-tokens";
import { directions, plain } from "#test/studio/palette/direction-fixtures";

const source = { brandColor: "#2563eb", secondaryColor: undefined, direction: plain, seed: 7 };
const create = (given: GivenTokens, more: Partial<typeof source> = {}) => createTokenSet({ ...source, ...more, given });
const createWithoutBrand = (given: GivenTokens) => createTokenSet({ ...source, brandColor: undefined, given });

/** The CSS of a colour of a token set, which is exactly what was given. */
const toCss = ({ given, hex }: { readonly given?: string; readonly hex: string }) => given ?? hex;
const readExact = (text: string) => {
  const read = readGivenColor(text);
  return read && (read.isHexExact ? read.opaque.hex : read.css);
};

test("no given tokens change nothing", () => {
  for (const direction of directions) {
    const without = JSON.stringify(createTokenSet({ ...source, direction }));
    const empty = { colors: {}, scales: {}, sizes: [], custom: [], radius: {}, shadows: [], durations: {}, spacing: [] };
    expect(JSON.stringify(createTokenSet({ ...source, direction, given: {} }))).toBe(without);
    expect(JSON.stringify(createTokenSet({ ...source, direction, given: empty }))).toBe(without);
  }
});

function expectGivenValues(tokens: TokenSet, given: GivenTokens) {
  for (const mode of modes)
    for (const role of colorRoles) {
      const text = given.colors?.[mode]?.[role];
      if (text !== undefined) expect([mode, role, toCss(tokens.colors[mode][role])]).toEqual([mode, role, readExact(text) ?? ""]);
    }
  for (const scale of scaleNames)
    for (const [step, text] of Object.entries(given.scales?.[scale] ?? {})) {
      const color = tokens.scales[scale][Number(step) - 1];
      expect(color && toCss(color)).toBe(readExact(String(text)));
    }
  for (const size of given.sizes ?? [])
    expect(tokens.typography.sizes.find(({ name }) => name === size.name)).toMatchObject(size);
  expect(tokens.typography.weights).toMatchObject(given.weights ?? {});
  for (const slot of ["display", "text", "mono"] as const) {
    const stack = given.stacks?.[slot];
    if (stack) expect(tokens.typography.families[slot]).toMatchObject({ name: stack[0], stack });
  }
  for (const space of given.spacing ?? []) expect(tokens.spacing).toContainEqual({ ...space, given: true });
  if (given.radius?.basePx !== undefined) expect(tokens.radius.basePx).toBe(given.radius.basePx);
  for (const step of given.radius?.steps ?? []) expect(tokens.radius.steps).toContainEqual({ ...step, given: true });
  for (const shadow of given.shadows ?? []) {
    const made = tokens.shadows.find(({ name }) => name === shadow.name);
    for (const mode of ["light", "dark"] as const)
      for (const [index, layer] of (shadow[mode] ?? []).entries()) {
        const { x, y, blur, spread } = layer;
        expect(made?.[mode][index]).toMatchObject({ x, y, blur, spread, alpha: readGivenColor(layer.color)?.alpha });
      }
  }
  for (const gap of given.sectionGaps ?? []) expect(tokens.sectionGaps).toContainEqual({ ...gap, given: true });
  expect(tokens.strokePx).toBe(given.strokePx ?? tokens.strokePx);
  expect(tokens.layout).toMatchObject(given.layout ?? {});
  expect(tokens.typography.measureCh).toBe(given.measureCh ?? tokens.typography.measureCh);
  expect(tokens.typography.styles).toMatchObject(given.styles ?? {});
  for (const { name, ms } of tokens.durations) expect(ms).toBe(given.durations?.[name] ?? ms);
  for (const { name, curve } of tokens.easings) expect([...curve]).toEqual(given.easings?.[name] ?? [...curve]);
}

test("every given value is in the token set exactly, and the same tokens come out every time", () => {
  fc.assert(
    fc.property(givenTokens, fc.constantFrom(...directions), (given, direction) => {
      const tokens = create(given, { direction });
      expectGivenValues(tokens, given);
      expect(JSON.stringify(create(given, { direction }))).toBe(JSON.stringify(tokens));
    }),
    { numRuns: 40 },
  );
});

test("what follows a given main colour is readable beside it, in both modes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const primary = `#${value.toString(16).padStart(6, "0")}`;
      const { colors, report } = create({ colors: { light: { primary } } });
      expect(colors.light.primary.hex).toBe(primary);
      expect(contrast(colors.light["sidebar-primary"], colors.light.sidebar)).toBeGreaterThanOrEqual(3);
      expect(contrast(colors.light["primary-foreground"], colors.light.primary)).toBeGreaterThanOrEqual(4.5);
      // Only the given colour itself can fail.
      const failing = report.pairs.filter(({ passes }) => !passes);
      expect(
        failing.filter(
          ({ mode, foreground, background }) => mode !== "light" || !`${foreground} ${background}`.includes("primary"),
        ),
      ).toEqual([]);
      const { h, c } = colors.light.primary;
      if (c > 0.06 && colors.dark.primary.c > 0.03)
        expect(Math.abs(((colors.dark.primary.h - h + 540) % 360) - 180)).toBeLessThan(12);
    }),
    { numRuns: 30 },
  );
});

test("a given page makes every text on it readable, whatever its lightness", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (grey) => {
      const background = `rgb(${grey} ${grey} ${grey})`;
      const { colors, report } = create({ colors: { light: { background } } });
      const page = colors.light.background;
      for (const role of ["foreground", "muted-foreground", "link", "success-text"] as const)
        expect([role, contrast(colors.light[role], page) >= Math.min(4.5, role === "foreground" ? 4.5 : 4.4)]).toEqual([
          role,
          true,
        ]);
      expect(report.pairs.filter(({ mode, passes }) => mode !== "light" && !passes)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("scales stay monotone around given steps that are", () => {
  const lightness = fc.integer({ min: 3, max: 97 });
  fc.assert(
    fc.property(
      fc.constantFrom(...scaleNames),
      lightness,
      lightness,
      fc.integer({ min: 1, max: 6 }),
      (scale, one, other, step) => {
        fc.pre(Math.abs(one - other) >= 12);
        const [light, dark] = [Math.max(one, other), Math.min(one, other)];
        const given = { scales: { [scale]: { [step]: `oklch(${light}% 0.05 90)`, [step + 5]: `oklch(${dark}% 0.05 90)` } } };
        const made = create(given).scales[scale];
        for (const [index, { l }] of made.entries())
          if (index > 0) expect((made[index - 1]?.l ?? 1) - l).toBeGreaterThan(-0.0005);
        expect(made[0].l - made[11].l).toBeGreaterThan(0.1);
      },
    ),
    { numRuns: 80 },
  );
});

test("a light palette alone gets a dark one in its colours", () => {
  const tokens = createWithoutBrand({
    colors: { light: { background: "#fdf6e3", foreground: "#073642", primary: "#b58900", destructive: "#dc322f" } },
  });
  expect(tokens.brand.color.hex).toBe("#b58900");
  expect(tokens.colors.dark.background.l).toBeLessThan(0.3);
  expect(tokens.colors.dark.background.h).toBeCloseTo(tokens.colors.light.background.h, -1);
  expect(tokens.report.pairs.filter(({ mode, passes }) => mode !== "light" && !passes)).toEqual([]);
});

test("missing sizes, lengths and durations keep their order around given ones", () => {
  const { typography, spacing, radius, durations } = create({
    sizes: [{ name: "base", minPx: 18, maxPx: 18 }],
    spacing: [{ name: "4", px: 20 }],
    radius: { steps: [{ name: "lg", px: 12 }] },
    durations: { base: 100 },
  });
  const isRising = (values: readonly number[]) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
  expect(isRising(typography.sizes.map(({ maxPx }) => maxPx))).toBe(true);
  expect(isRising(spacing.map(({ px }) => px))).toBe(true);
  expect(spacing.find(({ name }) => name === "8")?.px).toBe(40);
  expect(radius.basePx).toBe(12);
  expect(isRising(radius.steps.map(({ px }) => px))).toBe(true);
  expect(isRising(durations.map(({ ms }) => ms))).toBe(true);
});

test("a full palette of given colours takes less than 20 ms", () => {
  const role = (index: number) => `oklch(${(0.2 + (index % 7) / 10).toFixed(2)} 0.1 ${index * 6})`;
  const mode = Object.fromEntries(colorRoles.map((name, index) => [name, role(index)]));
  const scale = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 1, role(index)]));
  const given = {
    colors: Object.fromEntries(modes.map((name) => [name, mode])),
    scales: Object.fromEntries(scaleNames.map((name) => [name, scale])),
  };
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    create(given);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(20);
});

test("a text style with a size that the scale does not have keeps its usual size", () => {
  const { styles } = create({ styles: { body: { size: "huge", weight: 350 } } }).typography;
  expect(styles.body).toMatchObject({ size: "base", weight: 350 });
});
