import { expect, test } from "bun:test";
import { colorFromHex, oklchColor } from "#/color/oklch";
import { createPictureColors } from "#/studio/imagery/picture-colors";
import { grounds } from "#/studio/imagery/picture-palette";
import type { BrandColors } from "#/studio/marks/brand-colors";
import { getCompanionTone } from "#/studio/palette/harmony";

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

/** A brand of one colour with the accent that goes with it. */
const createBrand = (l: number, h: number): BrandColors => {
  const { c, h: hue } = getCompanionTone({ c: 0.12, h }, 0);
  const [ink, paper] = [colorFromHex("#14161c"), colorFromHex("#fdfdfb")];
  return { brand: oklchColor(l, 0.12, h), spot: oklchColor(0.74, c, hue), ink, paper };
};
const night = { ...createBrand(0.5, 0), ink: colorFromHex("#eeeeee"), paper: colorFromHex("#141414") };

/** Whether a colour of some chroma is one that bread and cheese have: red to yellow, or no color at all. */
const isAppetizing = (hex: string): boolean => {
  const { c, h } = colorFromHex(hex);
  return c < 0.05 || h <= 100 || h >= 345;
};

test("food is drawn in no green or blue, whatever the brand's color, by day and by night", () => {
  const faults = hues.flatMap((h) =>
    [0.35, 0.5, 0.62].flatMap((l) => {
      const brand = createBrand(l, h);
      // Pale pinks and violets are no ground for food, and no color of it.
      const { onFood, toDark } = createPictureColors(brand, night);
      return grounds.flatMap((ground) => {
        const day = onFood(ground)((p) => p.figure);
        return [day, toDark(day)].filter((hex) => !isAppetizing(hex)).map((hex) => `${brand.brand.hex} on ${ground}: ${hex}`);
      });
    }),
  );
  expect(faults).toEqual([]);
});

test("a second color that people gave is in pictures of food, too", () => {
  const colors = { ...createBrand(0.5, 40), spot: colorFromHex("#2f7d5b") };
  const { onFood } = createPictureColors(colors, night, { isSecondGiven: true });
  expect(colorFromHex(onFood("tint")((p) => p.accent)).h).toBeCloseTo(colors.spot.h, 0);
});
