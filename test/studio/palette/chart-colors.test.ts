import { expect, setDefaultTimeout, test } from "bun:test";
import { contrast } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { simulate, visions } from "#test/color/simulate";
import type { ColorMode } from "#/model/token-set";
import { chartModes } from "#/studio/palette/chart-colors";
import { createPalette } from "#/studio/palette/palette";
import { parseBrandColor } from "#test/studio/palette/brands";
import { outermost, plain } from "#test/studio/palette/direction-fixtures";
import { collectViolations } from "#test/studio/palette/palettes";

// The first test creates all palettes and needs more time.
setDefaultTimeout(60_000);

const chartRoles = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const;
const pairs = chartRoles.flatMap((one, index) => chartRoles.slice(index + 1).map((other) => [one, other] as const));

function tooClose(
  colors: ColorMode,
  least: number,
  seen: (role: (typeof chartRoles)[number]) => ColorMode["chart-1"],
): readonly string[] {
  return pairs.flatMap(([one, other]) => {
    const apart = deltaE2000(seen(one), seen(other));
    return apart >= least ? [] : [`${one} ${colors[one].hex} and ${other} ${colors[other].hex}: ${apart.toFixed(1)}`];
  });
}

test("any two chart colours differ by ΔE2000 15", () => {
  expect(collectViolations((colors) => tooClose(colors, 15, (role) => colors[role]))).toEqual([]);
});

test("any two chart colours differ by ΔE2000 10 with protanopia, deuteranopia and tritanopia", () => {
  const found: string[] = [];
  for (const direction of [plain, outermost])
    for (let hue = 0; hue < 360; hue += 6)
      for (const chroma of [0, 0.03, 0.08, 0.2])
        for (const chartHue of [0, 45, 90, 135, 180, 225, 270, 315]) {
          const shifted = { ...direction, color: { ...direction.color, chartHue } };
          const { colors } = createPalette(parseBrandColor(`oklch(0.6 ${chroma} ${hue})`), undefined, shifted);
          if (hue % 60 !== 0 && chartHue !== 0) continue;
          for (const mode of Object.values(colors))
            for (const vision of visions) found.push(...tooClose(mode, 10, (role) => simulate(mode[role], vision)));
        }
  expect(found.slice(0, 20)).toEqual([]);
});

test("chart colours contrast with page, card and popover, by 4.5:1 in high contrast", () => {
  expect(
    collectViolations((colors, mode) =>
      chartRoles.flatMap((role) =>
        (["background", "card", "popover"] as const).flatMap((surface) => {
          const ratio = contrast(colors[role], colors[surface]);
          return ratio >= (mode.startsWith("high") ? 4.5 : 3) ? [] : [`${role} on ${surface}: ${ratio}`];
        }),
      ),
    ),
  ).toEqual([]);
});

test("neighbouring chart colours are distinguishable in greyscale: lightness differs by 0.06", () => {
  expect(
    collectViolations((colors) =>
      chartRoles.slice(1).flatMap((role, index) => {
        const before = colors[chartRoles[index] ?? role];
        return Math.abs(before.l - colors[role].l) >= 0.06 ? [] : [`${before.hex} then ${colors[role].hex}`];
      }),
    ),
  ).toEqual([]);
});

test("every set meets all conditions with every first colour and any chart hue", () => {
  for (const { first, sets } of Object.values(chartModes))
    for (const set of sets) {
      const [a, b, c, d] = set;
      for (const [one, other] of [
        [a, b],
        [a, c],
        [a, d],
        [b, c],
        [b, d],
        [c, d],
      ] as const) {
        expect(deltaE2000(one, other)).toBeGreaterThanOrEqual(15);
        for (const vision of visions)
          expect(deltaE2000(simulate(one, vision), simulate(other, vision))).toBeGreaterThanOrEqual(10);
      }
      for (let hue = 0; hue < 360; hue += 5)
        for (const share of [0, 0.5, 1]) {
          const own = parseBrandColor(`oklch(${first.l} ${first.c * share} ${hue})`);
          for (const color of set) {
            expect(deltaE2000(own, color)).toBeGreaterThanOrEqual(15);
            for (const vision of visions)
              expect(deltaE2000(simulate(own, vision), simulate(color, vision))).toBeGreaterThanOrEqual(10);
          }
        }
    }
});

test("the first chart colour has the brand's hue", () => {
  expect(
    collectViolations((colors, _mode, { brand }) => {
      const drift = Math.abs(((colors["chart-1"].h - brand.h + 540) % 360) - 180);
      return (
        brand.c > 0.05 && brand.l > 0.2 && colors["chart-1"].c > 0.04 && drift > 12 && `${colors["chart-1"].hex} drifts ${drift}`
      );
    }),
  ).toEqual([]);
});
