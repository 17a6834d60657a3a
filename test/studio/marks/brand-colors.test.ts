import { expect, test } from "bun:test";
import { contrast } from "#/color/contrast";
import { colorFromHex, oklchColor } from "#/color/oklch";
import { getForegroundOn, getPaintOn, isWeakGrey } from "#/studio/marks/brand-colors";

const hues = Array.from({ length: 12 }, (_, index) => index * 30);
const lightnesses = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98];
const chromas = [0, 0.08, 0.2];
const colors = lightnesses.flatMap((l) => chromas.flatMap((c) => hues.map((h) => oklchColor(l, c, h))));
const papers = ["#ffffff", "#fbf7ef", "#f1f5f4"].map(colorFromHex);
const inks = ["#000000", "#14161c", "#231a12"].map(colorFromHex);

test("on paper, on ink and on the brand's own colour, shapes have 3:1 and words 4.5:1, for colours of the whole grid", () => {
  const faults: string[] = [];
  for (const [index, brand] of colors.entries()) {
    const spot = colors[(index * 37) % colors.length] ?? brand;
    const [paper, ink] = [papers[index % papers.length] ?? brand, inks[index % inks.length] ?? brand];
    const set = { brand, spot, ink, paper };
    for (const ground of [paper, ink, brand]) {
      if (contrast(getForegroundOn(ground, set), ground) < 4.5) faults.push(`words on ${ground.hex}`);
      for (const [fill, hex] of Object.entries(getPaintOn(ground, set)))
        if (contrast(colorFromHex(hex), ground) < 3) faults.push(`${fill} ${hex} on ${ground.hex}`);
    }
  }
  expect(faults).toEqual([]);
});

test("a colour that is visible stays as it is, unless it is a mid grey, which gives way to ink", () => {
  const [paper, ink] = [colorFromHex("#ffffff"), colorFromHex("#111111")];
  for (const brand of colors) {
    if (contrast(brand, paper) < 3) continue;
    expect(getPaintOn(paper, { brand, spot: brand, ink, paper }).brand).toBe(isWeakGrey(brand, paper) ? ink.hex : brand.hex);
  }
});
