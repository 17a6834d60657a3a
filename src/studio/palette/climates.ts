import type { Color } from "#/color/color";

/** What a brief asks its colours to feel like, beyond what its trade is usually seen in. */
export const climates = [
  "earthy",
  "cold",
  "night",
  "outdoor",
  "warm",
  "festive",
  "fresh",
  "sea",
  "bright",
  "natural",
  "romantic",
] as const;
export type Climate = (typeof climates)[number];

/** Climates that say more of a look than the hues of a trade do; the others choose among those. */
const strongClimates: ReadonlySet<Climate> = new Set(["earthy", "cold", "night", "outdoor", "warm", "festive"]);
export const isStrongClimate = (climate: Climate): boolean => strongClimates.has(climate);

type Test = (color: Pick<Color, "l" | "c" | "h">) => boolean;

const isClay: Test = ({ l, c, h }) => h > 25 && h < 95 && c >= 0.06 && l < 0.64;

/** Whether a colour has a climate, by OKLCH ranges. */
const tests: Readonly<Record<Climate, Test>> = {
  earthy: isClay,
  cold: ({ c, h }) => h > 185 && h < 268 && c >= 0.06,
  night: ({ l, c, h }) => h > 250 && h < 312 && l < 0.45 && c >= 0.04,
  outdoor: ({ c, h }) => h > 130 && h < 265 && c >= 0.05,
  // Ochre at middle lightness is mud rather than warmth.
  warm: ({ l, c, h }) => c >= 0.09 && h > 24 && (h < 62 || (h < 95 && l > 0.7)),
  festive: ({ c, h }) => h > 14 && h < 100 && c >= 0.15,
  fresh: ({ c, h }) => h > 135 && h < 262 && c >= 0.07,
  sea: ({ c, h }) => h > 170 && h < 268 && c >= 0.04,
  bright: ({ l, c, h }) => h > 50 && h < 108 && l > 0.64 && c >= 0.12,
  natural: (color) => isClay(color) || (color.h > 95 && color.h < 170 && color.c >= 0.05),
  romantic: ({ c, h }) => (h > 325 || h < 32) && c >= 0.08,
};

/** A colour of each climate, for directions that have none. */
const ownColors: Readonly<Record<Climate, string>> = {
  earthy: "#94502c",
  cold: "#1279b8",
  night: "#272a5e",
  outdoor: "#1f6b4c",
  warm: "#bd5a1c",
  festive: "#d9381e",
  fresh: "#0e8a86",
  sea: "#14648f",
  bright: "#e8b23e",
  natural: "#4d7a2c",
  romantic: "#b0426a",
};

export const getClimateColor = (climate: Climate): string => ownColors[climate];

/** How many of some climates a colour has. */
export const countClimates = (color: Pick<Color, "l" | "c" | "h">, wanted: ReadonlySet<Climate>): number =>
  [...wanted].filter((climate) => tests[climate](color)).length;

/** Whether colours are to feel like ice or water: nothing warm goes with them. */
export const isCool = (wanted: ReadonlySet<Climate> = new Set()): boolean =>
  (wanted.has("cold") || wanted.has("sea")) && !wanted.has("warm");
