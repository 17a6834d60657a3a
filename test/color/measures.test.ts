import { expect, test } from "bun:test";
import { differenceCiede2000, filterDeficiencyProt, wcagContrast } from "culori";
import fc from "fast-check";
import { apcaContrast } from "#/color/apca";
import { colorFromChannels, colorFromHex } from "#/color/oklch";
import { contrast } from "#/color/contrast";
import { deltaE2000, labDifference } from "#/color/delta-e";
import { simulate, visions } from "#test/color/simulate";

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map(([red, green, blue]) => colorFromChannels(red, green, blue));
const culoriDifference = differenceCiede2000();

test("contrast equals culori's for any two colours, is symmetric, and is 21 for black on white", () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrast(one, other)).toBeCloseTo(wcagContrast(one.hex, other.hex), 4);
      expect(contrast(one, other)).toBe(contrast(other, one));
    }),
  );
  expect(contrast(colorFromHex("#000000"), colorFromHex("#ffffff"))).toBe(21);
  expect(contrast(colorFromHex("#777777"), colorFromHex("#ffffff"))).toBeCloseTo(4.478, 3);
});

test("ΔE2000 equals culori's for any two colours", () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(deltaE2000(one, other)).toBeCloseTo(culoriDifference(one.hex, other.hex), 4);
    }),
    { numRuns: 2000 },
  );
});

test("ΔE2000 matches the published test values, including blue hues and opposite hues", () => {
  const published = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const;
  for (const [one, other, difference] of published) expect(labDifference(one, other)).toBeCloseTo(difference, 4);
});

test("APCA matches the published example values", () => {
  const lc = (text: string, background: string) => apcaContrast(colorFromHex(text), colorFromHex(background));
  expect(lc("#888888", "#ffffff")).toBeCloseTo(63.056469930209424, 6);
  expect(lc("#ffffff", "#888888")).toBeCloseTo(-68.54146436644962, 6);
  expect(lc("#000000", "#aaaaaa")).toBeCloseTo(58.146262578561334, 6);
  expect(lc("#aaaaaa", "#000000")).toBeCloseTo(-56.24113336839742, 6);
  expect(lc("#112233", "#ddeeff")).toBeCloseTo(91.66830811481631, 6);
  expect(lc("#ddeeff", "#112233")).toBeCloseTo(-93.06770049484275, 6);
  expect(lc("#123456", "#123456")).toBe(0);
});

test("simulated colour blindness keeps greys, and makes red and green similar for protan and deutan vision", () => {
  for (const vision of visions)
    expect(deltaE2000(simulate(colorFromHex("#808080"), vision), colorFromHex("#808080"))).toBeLessThan(1);
  const difference = (vision: "protan" | "deutan" | "tritan") =>
    deltaE2000(simulate(colorFromHex("#b05040"), vision), simulate(colorFromHex("#6b7a2e"), vision));
  expect(difference("deutan")).toBeLessThan(15);
  expect(difference("tritan")).toBeGreaterThan(30);
});

test("the simulation applies culori's matrices to linear light", () => {
  const linear = { mode: "rgb", r: 0.2, g: 0.5, b: 0.7 } as const;
  const encoded = (value: number) => Math.round(255 * (1.055 * value ** (1 / 2.4) - 0.055));
  const { r, g, b } = filterDeficiencyProt(1)(linear);
  const ours = simulate(colorFromChannels(encoded(0.2), encoded(0.5), encoded(0.7)), "protan");
  const theirs = colorFromChannels(encoded(r), encoded(g), encoded(b));
  expect(deltaE2000(ours, theirs)).toBeLessThan(0.7);
});
