import type { Color } from "#/color/color";

/** Families of colours that people rule out by name. */
export type HueName = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "brown";

type HueSource = Pick<Color, "l" | "c" | "h">;

/** Greyer colours have no name of a hue. */
const minChroma = 0.025;
const maxBrownLightness = 0.58;
const maxBrownChroma = 0.14;
const minPinkLightness = 0.5;

const isBetween = (h: number, from: number, to: number) => (from < to ? h >= from && h < to : h >= from || h < to);

/** Whether people call a colour by a name, in ranges of OKLCH hue that overlap where names do. */
const tests: Readonly<Record<HueName, (color: HueSource) => boolean>> = {
  red: ({ h }) => isBetween(h, 350, 36),
  orange: ({ h, l }) => isBetween(h, 34, 72) && l > maxBrownLightness - 0.06,
  yellow: ({ h, l }) => isBetween(h, 68, 114) && l > maxBrownLightness,
  green: ({ h }) => isBetween(h, 112, 188),
  blue: ({ h }) => isBetween(h, 186, 286),
  purple: ({ h }) => isBetween(h, 284, 334),
  pink: ({ h, l }) => isBetween(h, 330, 18) && l > minPinkLightness,
  brown: ({ h, l, c }) => isBetween(h, 24, 106) && l <= maxBrownLightness && c < maxBrownChroma,
};

/** Whether a colour has one of these names. */
export const hasHue = (color: HueSource, names: ReadonlySet<HueName>): boolean =>
  color.c >= minChroma && [...names].some((name) => tests[name](color));
