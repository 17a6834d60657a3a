import { expect, test } from "bun:test";
import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import { colorFromHex } from "#/color/oklch";
import { createDarkPalette, createLightPalette, grounds, type PicturePalette } from "#/studio/imagery/picture-palette";
import type { BrandColors } from "#/studio/marks/brand-colors";

const brands = ["#ff0000", "#ff8c00", "#ffd400", "#32cd32", "#004d40", "#00a1e0", "#000080", "#6441a5", "#e01e5a", "#5b3a29"];
const plain = ["#000000", "#222222", "#808080", "#ffffff", "#f8f4e3"];
const all = [...brands, ...plain];

const toColors = (brand: string, spot: string): BrandColors => ({
  brand: colorFromHex(brand),
  spot: colorFromHex(spot),
  ink: colorFromHex("#1b1b1b"),
  paper: colorFromHex("#fdfdfb"),
});
const night = { ...toColors("#ff0000", "#00ff00"), ink: colorFromHex("#eeeeee"), paper: colorFromHex("#141414") };

/** The colours that cover real area in a picture. */
const listAreas = ({ ground, figure, plane, accent }: PicturePalette): readonly Color[] => [ground, figure, plane, accent];
const isHueOf = (color: Color, { h }: Color) => Math.abs(((color.h - h + 540) % 360) - 180) <= 30;

/** Pairs of a brand colour and a given second colour, in words for failures. */
const pairs = all.flatMap((brand) =>
  all.filter((spot) => spot !== brand).map((spot) => ({ label: `${brand} with ${spot}`, colors: toColors(brand, spot) })),
);

const collect = (check: (colors: BrandColors, ground: (typeof grounds)[number]) => boolean) =>
  pairs.flatMap(({ label, colors }) =>
    grounds.filter((ground) => !check(colors, ground)).map((ground) => `${label} on ${ground}`),
  );

test("figures stand out from their ground in both modes, whatever the two colours are", () => {
  const isSeen = ({ ground, figure }: PicturePalette, least: number) => contrast(ground, figure) >= least;
  expect(collect((colors, ground) => isSeen(createLightPalette(colors, ground), 1.8))).toEqual([]);
  expect(collect((colors, ground) => isSeen(createDarkPalette(colors, night, ground), 2.5))).toEqual([]);
});

test("each of two vivid colours appears in its own hue on every ground by day", () => {
  const isShown = (color: Color, palette: PicturePalette) =>
    color.c < 0.05 || listAreas(palette).some((area) => isHueOf(area, color) && area.c >= color.c * 0.3);
  const misses = collect((colors, ground) => {
    const palette = createLightPalette(colors, ground);
    return isShown(colors.brand, palette) && isShown(colors.spot, palette);
  });
  expect(misses).toEqual([]);
});

test("dark pictures keep the brand's hue and chroma, and their grounds stay dark", () => {
  const misses = collect((colors, ground) => {
    const palette = createDarkPalette(colors, night, ground);
    const hues = [colors.brand, colors.spot].filter(({ c }) => c >= 0.05);
    const isVivid = (color: Color) =>
      listAreas(palette).some((area) => isHueOf(area, color) && area.c >= Math.min(0.07, color.c * 0.6));
    return luminance(palette.ground) < 0.1 && (hues.length === 0 || hues.some(isVivid));
  });
  expect(misses).toEqual([]);
});

test("a black brand lies on near black at night, with pale figures", () => {
  for (const spot of brands) {
    const { ground, figure } = createDarkPalette(toColors("#000000", spot), night, "brand");
    expect(luminance(ground)).toBeLessThan(0.01);
    expect(contrast(ground, figure)).toBeGreaterThan(4.5);
  }
});
