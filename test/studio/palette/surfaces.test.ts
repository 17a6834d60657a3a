import { expect, setDefaultTimeout, test } from "bun:test";
import { deltaE2000 } from "#/color/delta-e";
import type { ColorRole } from "#/model/token-set";
import { collectViolations } from "#test/studio/palette/palettes";

// The first test creates all palettes and needs more time.
setDefaultTimeout(60_000);

const neighbours: readonly (readonly [ColorRole, ColorRole])[] = [
  ["background", "card"],
  ["background", "popover"],
  ["background", "muted"],
  ["background", "sidebar"],
  ["background", "secondary"],
  ["background", "accent"],
  ["card", "popover"],
  ["card", "muted"],
  ["card", "secondary"],
  ["popover", "accent"],
  ["muted", "secondary"],
  ["sidebar", "sidebar-accent"],
];

test("adjacent surfaces differ by ΔE2000 1.5", () => {
  expect(
    collectViolations((colors) =>
      neighbours.flatMap(([one, other]) => {
        const apart = deltaE2000(colors[one], colors[other]);
        return apart >= 1.5 ? [] : [`${one} ${colors[one].hex} and ${other} ${colors[other].hex}: ${apart.toFixed(2)}`];
      }),
    ),
  ).toEqual([]);
});

test("dark surfaces get lighter: page, card, popover, muted", () => {
  expect(
    collectViolations(({ background, card, popover, muted }, mode) => {
      const rising = background.l < card.l && card.l < popover.l && popover.l < muted.l;
      return mode.endsWith("dark") && !rising && "not in order";
    }),
  ).toEqual([]);
});

test("light surfaces get darker: page, card, muted", () => {
  expect(
    collectViolations(({ background, card, muted }, mode) => {
      return !mode.endsWith("dark") && !(background.l >= card.l && card.l > muted.l) && "not in order";
    }),
  ).toEqual([]);
});

test("the dark page has a lightness from 0.12 to 0.2 and is not the inverted light page", () => {
  expect(
    collectViolations(({ background }, mode, { direction }) => {
      if (!mode.endsWith("dark")) return false;
      const turnedRound = 1 - direction.color.paperLightness;
      return (background.l < 0.115 || background.l > 0.205 || Math.abs(background.l - turnedRound) < 0.05) && background.hex;
    }),
  ).toEqual([]);
});

test("pages have the direction's lightness", () => {
  expect(
    collectViolations(({ background }, mode, { direction }) => {
      const wanted = { light: direction.color.paperLightness, dark: direction.color.nightLightness } as const;
      if (mode !== "light" && mode !== "dark") return false;
      return Math.abs(background.l - wanted[mode]) > 0.006 && `${background.hex} for ${wanted[mode]}`;
    }),
  ).toEqual([]);
});

test("the inverse field has the opposite tone of its page", () => {
  expect(
    collectViolations(
      ({ background, inverse }) => Math.abs(background.l - inverse.l) < 0.6 && `${background.hex} ${inverse.hex}`,
    ),
  ).toEqual([]);
});
