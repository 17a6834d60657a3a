import { expect, setDefaultTimeout, test } from "bun:test";
import { rgbChannels } from "#/color/srgb";
import type { Color } from "#/color/color";
import { colorFromChannels } from "#/color/oklch";
import { luminance } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { type ColorMode, type ColorRole, colorRoles, type Mode, modes, scaleNames } from "#/model/token-set";
import { listPalettes, type PaletteCase } from "#test/studio/palette/palettes";
import { directions } from "#test/studio/palette/direction-fixtures";
import { createPalette } from "#/studio/palette/palette";

// The first test creates all palettes and needs more time.
setDefaultTimeout(60_000);

/** The brands that differ by one 8-bit step in one channel. */
function listNeighbours(brand: Color): readonly Color[] {
  const [red, green, blue] = rgbChannels(brand);
  return [-1, 1].flatMap((step) =>
    [
      [red + step, green, blue],
      [red, green + step, blue],
      [red, green, blue + step],
    ].flatMap(([r = 0, g = 0, b = 0]) => (Math.min(r, g, b) < 0 || Math.max(r, g, b) > 255 ? [] : [colorFromChannels(r, g, b)])),
  );
}

/**
 * Whether two colours differ visibly: by more than ΔE2000 2 and by more than 8-bit rounding of each
 * channel.
 */
function differs(one: Color, other: Color): boolean {
  if (one.hex === other.hex) return false;
  const others = rgbChannels(other);
  const rounding = rgbChannels(one).every((channel, index) => Math.abs(channel - (others[index] ?? 0)) <= 1);
  return !rounding && deltaE2000(one, other) > 2;
}

const isPale = (color: Color) => luminance(color) > 0.5;
const textFlips = (fill: "primary" | "destructive" | "brand" | "spot", one: ColorMode, other: ColorMode) =>
  isPale(one[`${fill}-foreground`]) !== isPale(other[`${fill}-foreground`]);
const turns = (one: ColorMode, other: ColorMode) =>
  one["primary-hover"].l > one.primary.l !== other["primary-hover"].l > other.primary.l;

/**
 * The documented exceptions. A fill's text may flip between light and dark, and its hover and
 * active colours change direction with it. On dark pages the primary fill then changes sides as
 * well, because mid-tones carry no readable label. Hover and active colours also change direction near
 * black and white, where no room is left. Danger moves to the other side of a red brand.
 */
function isDocumented(role: ColorRole, mode: Mode, one: ColorMode, other: ColorMode, { direction }: PaletteCase): boolean {
  const fill = role.replace(/^sidebar-/, "").replace(/-(foreground|hover|active)$/, "");
  if (fill === "destructive") {
    const strong = mode.startsWith("high-contrast") || direction.contrast === "AAA";
    return textFlips("destructive", one, other) || strong;
  }
  const isDark = mode === "dark" || mode === "high-contrast-dark";
  if (fill === "primary" && isDark && textFlips(fill, one, other)) return true;
  if (fill === role.replace(/^sidebar-/, "")) return false;
  if (fill !== "primary" && fill !== "brand" && fill !== "spot") return false;
  if (textFlips(fill, one, other)) return true;
  const edge = one.primary.l < 0.36 || one.primary.l > 0.8;
  return fill === "primary" && !role.endsWith("foreground") && edge && turns(one, other);
}

test("one 8-bit step of a brand channel changes every token by at most ΔE2000 2, apart from documented flips", () => {
  const found: string[] = [];
  listPalettes().forEach((specimen, index) => {
    // Each brand is tested in one direction with every other of its neighbours, to limit the time.
    const turn = directions.indexOf(specimen.direction);
    if (index % directions.length !== turn) return;
    for (const neighbour of listNeighbours(specimen.brand).filter((_, place) => (place + index) % 2 === 0)) {
      const palette = createPalette(neighbour, undefined, specimen.direction);
      const where = `${specimen.brand.hex} to ${neighbour.hex} in ${specimen.direction.id}`;
      for (const name of scaleNames)
        palette.scales[name].forEach((color, step) => {
          const before = specimen.palette.scales[name][step];
          if (before && differs(before, color)) found.push(`${where}: ${name} ${step + 1} ${before.hex} ${color.hex}`);
        });
      for (const mode of modes) {
        const one = specimen.palette.colors[mode];
        const other = palette.colors[mode];
        for (const role of colorRoles)
          if (differs(one[role], other[role]) && !isDocumented(role, mode, one, other, specimen))
            found.push(`${where}: ${mode} ${role} ${one[role].hex} ${other[role].hex}`);
      }
    }
  });
  expect(found.slice(0, 20)).toEqual([]);
});

test("flips are rare: fewer than one step in fifty flips a primary, brand or danger colour", () => {
  let steps = 0;
  let flips = 0;
  const sample = listPalettes().filter((_, index) => index % 13 === 0);
  for (const specimen of sample)
    for (const neighbour of listNeighbours(specimen.brand).slice(0, 2)) {
      const { light } = createPalette(neighbour, undefined, specimen.direction).colors;
      const { light: before } = specimen.palette.colors;
      steps++;
      if (textFlips("primary", before, light) || textFlips("brand", before, light) || textFlips("destructive", before, light))
        flips++;
    }
  expect(flips / steps).toBeLessThan(0.02);
});
