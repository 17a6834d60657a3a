import { expect, test } from "bun:test";
import { deltaE2000 } from "#/color/delta-e";
import { shade } from "#/studio/palette/shade";

test("a tenth of a degree of hue changes a shade by at most ΔE2000 1.2, also near pure blue", () => {
  const worst = { apart: 0, hue: 0, lightness: 0 };
  for (let hue = 0; hue < 360; hue += 0.1)
    for (const lightness of [0.2, 0.3, 0.45, 0.6, 0.8, 0.95]) {
      const apart = deltaE2000(shade({ c: 0.4, h: hue }, lightness), shade({ c: 0.4, h: hue + 0.1 }, lightness));
      if (apart > worst.apart) Object.assign(worst, { apart, hue, lightness });
    }
  expect(worst.apart).toBeLessThan(1.2);
});

test("a shade inside the gamut is unchanged", () => {
  for (const hue of [20, 120, 250, 266, 300]) {
    const { c } = shade({ c: 0.08, h: hue }, 0.55);
    expect(Math.abs(c - 0.08)).toBeLessThan(0.003);
  }
});
