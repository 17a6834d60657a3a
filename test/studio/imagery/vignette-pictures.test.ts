import { describe, expect, test } from "bun:test";
import type { Color } from "#/color/color";
import { contrast } from "#/color/contrast";
import { colorFromHex, oklchColor } from "#/color/oklch";
import type { HueName } from "#/studio/palette/hue-names";
import { createRandom } from "#/kernel/random";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { getIdentityColors } from "#/studio/identity-colors";
import { drawVignette, getFigureBounds } from "#/studio/imagery/draw-vignette";
import { createPictureColors } from "#/studio/imagery/picture-colors";
import { grounds } from "#/studio/imagery/picture-palette";
import { findVignettes } from "#/studio/vignettes/find-vignettes";
import { type VignetteRole, vignetteRoles, vignetteSize } from "#/studio/vignettes/vignette";
import { createSource } from "#test/studio/create-source";
import { createSystem } from "#test/studio/create-system";
import { createSampleDirection } from "#test/studio/marks/sample-direction";

const hairdresser: Brief = { name: "Harrow Lane", industry: "Hairdresser", brandColor: "#0b5d4e" };
const getHero = (brief: Brief, seed = 1) =>
  createSystem(brief, seed, "swiss").imagery.assets.find(({ slug }) => slug === "hero")?.alt ?? "";
const vignette = Object.values(findVignettes("hairdresser", { named: new Set(), avoided: new Set() })).flat()[0];

test("the large picture shows the trade at work, and another seed another vignette of it", () => {
  const shown = new Set([1, 2, 3, 4].map((seed) => getHero(hairdresser, seed)));
  expect(shown.size).toBeGreaterThan(1);
  for (const alt of shown) expect(alt).toMatch(/hair|curls|salon/i);
});

test("what a brief rules out is in no vignette, and a picture of its kind takes the place of all that show it", () => {
  expect(getHero({ ...hairdresser, avoid: ["people"] })).not.toMatch(/hairdresser who|stylist who/);
  const accountant: Brief = { name: "Adu & Obi", industry: "Accountants", avoid: ["calculators", "books", "people"] };
  expect(getHero(accountant)).not.toMatch(/accountant|calculator/i);
});

test("a brief that names what a vignette shows leads with it", () => {
  const leading = findVignettes("sports-club", { named: new Set(["ball"]), avoided: new Set() }).leading;
  const usual = findVignettes("sports-club", { named: new Set(), avoided: new Set() }).leading;
  expect(leading.every(({ shows }) => shows.includes("ball"))).toBe(true);
  expect(usual.length).toBeGreaterThan(0);
});

describe.each(archetypeIds.map((id): [typeof id] => [id]))("%s", (id) => {
  test("vignettes have no ids, keep their zone in the frame, have a dark version and are the same each time", () => {
    const direction = createSampleDirection(id);
    const identity = getIdentityColors(createSource({ name: "Kern", brandColor: "#1450c8" }, 1), direction);
    const colors = createPictureColors(identity, identity.dark);
    for (const ground of grounds) {
      const frame = { width: 1200, height: 900, inner: [48, 100, 1104, 736] as const };
      const draw = () => vignette && drawVignette(vignette, frame, id, colors.on(ground), createRandom(7, "test"));
      const drawn = draw();
      const svg = String(drawn?.content ?? "");
      const [x = -1, y = -1, width = 0, height = 0] = drawn?.zone ?? [];
      expect(svg).not.toMatch(/\sid="/);
      expect(x >= 0 && y >= 0 && x + width <= 1200 && y + height <= 900 && width > 900).toBe(true);
      expect(String(draw()?.content)).toBe(svg);
      expect(colors.toDark(svg)).not.toBe(svg);
    }
  });
});

test("what a crop keeps is nearly all that the vignette shows, with little air around it", () => {
  const colors = (() => {
    const identity = getIdentityColors(createSource({ name: "Kern", brandColor: "#1450c8" }, 1), createSampleDirection("swiss"));
    return createPictureColors(identity, identity.dark).on("tint");
  })();
  const trades = ["hairdresser", "bakery", "creche", "bicycle-repair", "school", "restaurant", "dentist", "florist"];
  const shown = trades.flatMap((trade) => Object.values(findVignettes(trade, { named: new Set(), avoided: new Set() })).flat());
  expect(shown.length).toBeGreaterThan(8);
  const [width, height] = vignetteSize;
  for (const one of shown) {
    const drawn = drawVignette(one, { width, height, inner: [0, 0, width, height] }, "swiss", colors, createRandom(7, "test"));
    const [, top, keptWidth, keptHeight] = drawn.zone;
    const [, figureTop, figureWidth, figureHeight] = getFigureBounds(one);
    expect({ id: one.id, high: keptHeight <= figureHeight * 1.12, wide: keptWidth <= figureWidth * 1.07 }).toEqual({
      ...{ id: one.id, high: true, wide: true },
    });
    expect({
      id: one.id,
      head: top <= figureTop,
      whole: keptWidth >= figureWidth * 0.76 && keptHeight >= figureHeight,
    }).toEqual({
      ...{ id: one.id, head: true, whole: true },
    });
  }
});

test("people have a skin of warm brown with every brand color", () => {
  for (const brandColor of ["#0b5d4e", "#1450c8", "#c8102e", "#6a2c91", "#f2b705", "#111111"]) {
    const identity = getIdentityColors(createSource({ name: "Kern", brandColor }, 1), createSampleDirection("swiss"));
    const colors = createPictureColors(identity, identity.dark).on("tint");
    const frame = { width: 1200, height: 900, inner: [48, 100, 1104, 736] as const };
    const svg = vignette ? String(drawVignette(vignette, frame, "swiss", colors, createRandom(7, "test")).content) : "";
    const used = [...new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => colorFromHex(hex ?? "")))];
    const isSkin = ({ h, c, l }: (typeof used)[number]) => h > 40 && h < 75 && c > 0.04 && l > 0.55 && l < 0.8;
    expect({ brandColor, hasSkin: used.some(isSkin) }).toEqual({ brandColor, hasSkin: true });
  }
});

/** The fill of each role of a vignette, by day and by night. */
function paintRoles(
  brandColor: string,
  ground: (typeof grounds)[number],
  secondaryColor?: string,
  avoidedHues: ReadonlySet<HueName> = new Set(),
) {
  const brief = { name: "Kern", brandColor, ...(secondaryColor !== undefined && { secondaryColor }) };
  const identity = getIdentityColors(createSource(brief, 1), createSampleDirection("swiss"));
  const colors = createPictureColors(identity, identity.dark, {
    isSecondGiven: secondaryColor !== undefined,
    avoidedHues,
  });
  const shapes = vignetteRoles.map((role, index) => ({ role, data: `M${index} 0H9V9Z` }));
  const frame = { width: 1200, height: 900, inner: [48, 100, 1104, 736] as const };
  const sample = { id: "sample", label: "a sample", shows: [], claims: [], shapes };
  const svg = String(drawVignette(sample, frame, "swiss", colors.on(ground), createRandom(7, "test")).content);
  const read = (text: string, index: number) =>
    colorFromHex(new RegExp(`fill="(#[0-9a-f]{6})"[^>]* d="M${index} 0H9V9Z"`).exec(text)?.[1] ?? "");
  const toRoles = (text: string) =>
    Object.fromEntries(vignetteRoles.map((role, index) => [role, read(text, index)])) as Readonly<Record<VignetteRole, Color>>;
  return [toRoles(svg), toRoles(colors.toDark(svg))] as const;
}

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const hueBrands = hues.flatMap((h) => [0.35, 0.55, 0.75].map((l) => oklchColor(l, 0.14, h).hex));
const paintedRoles = hueBrands.flatMap((brand) =>
  grounds.flatMap((ground) =>
    paintRoles(brand, ground).map((roles, mode) => ({ label: `${brand} on ${ground}, ${mode}`, ...roles })),
  ),
);
const isHueWithin = ({ h, c }: Color, from: number, upTo: number) => c < 0.012 || (h >= from && h <= upTo);

test("a scene that would be grey or all of one yellow has a slate blue, unless a brief rules blue out", () => {
  const isBlue = ({ c, h }: Color) => c > 0.04 && h > 200 && h < 280;
  for (const ground of ["paper", "tint"] as const)
    for (const [brand, second] of [["#f2b705"], ["#d8c3a5"], ["#e0b21b", "#1a1a1a"]] as const) {
      const [day] = paintRoles(brand, ground, second);
      expect({ brand, ground, hasBlue: isBlue(day.tone) || isBlue(day.accent) }).toEqual({ brand, ground, hasBlue: true });
      const [ruled] = paintRoles(brand, ground, second, new Set(["blue"]));
      expect({ brand, ground, hasBlue: isBlue(ruled.tone) || isBlue(ruled.accent) }).toEqual({ brand, ground, hasBlue: false });
    }
});

test("hair is a dark brown, bread and wood are sand, fire is amber, with every brand on every ground in both modes", () => {
  const faults = paintedRoles.filter(
    ({ hair, natural, ember, skin, deepSkin }) =>
      !isHueWithin(hair, 30, 70) ||
      hair.l > 0.4 ||
      !isHueWithin(natural, 55, 82) ||
      natural.c < 0.05 ||
      !isHueWithin(ember, 45, 92) ||
      ember.c < 0.1 ||
      contrast(hair, skin) < 2 ||
      contrast(hair, deepSkin) < 1.3,
  );
  expect(faults.map(({ label }) => label)).toEqual([]);
});

test("water is blue or green with every brand on every ground in both modes", () => {
  const faults = paintedRoles.filter(({ water }) => water.c < 0.05 || water.h < 160 || water.h > 280);
  expect(faults.map(({ label, water }) => `${label}: ${water.hex}`)).toEqual([]);
});

test("no picture of a brand of one color has an accent in cyan, sky blue, lilac or pink that the brand does not have", () => {
  const faults = paintedRoles.filter(({ label, accent }) => {
    const brand = colorFromHex(label.slice(0, 7));
    const isOwn = Math.abs(((accent.h - brand.h + 540) % 360) - 180) <= 30;
    // Beside yellow anything warm looks like mud: a slate is what is left.
    const isSlate = isHueWithin(brand, 62, 126) && accent.c <= 0.07 && isHueWithin(accent, 230, 250);
    return accent.c > 0.03 && !isOwn && !isSlate && !isHueWithin(accent, 40, 200);
  });
  expect(faults.map(({ label, accent }) => `${label}: ${accent.hex}`)).toEqual([]);
});

test("a pale second color that the brief gives is seen in its own hue beside the brand", () => {
  for (const [brand, second] of [
    ["#a65e2e", "#dad7b6"],
    ["#3a8f8a", "#fbe3d0"],
    ["#2f6f5e", "#f6d9c0"],
  ] as const) {
    const [{ accent }] = paintRoles(brand, "tint", second);
    const distance = Math.abs(((accent.h - colorFromHex(second).h + 540) % 360) - 180);
    expect({ brand, second, isSeen: accent.c >= 0.05 && distance <= 12 }).toEqual({ brand, second, isSeen: true });
  }
});
