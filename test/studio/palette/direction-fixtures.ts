import type { Direction } from "#/model/direction";

const common: Direction = {
  id: "swiss",
  name: "Fixture",
  summary: "A direction for tests.",
  reasons: [],
  typeGenre: "grotesque",
  faces: { display: "hanken-grotesk", text: "hanken-grotesk", mono: "jetbrains-mono" },
  weights: { display: 700, regular: 400, medium: 500, strong: 600 },
  ratio: 1.333,
  radiusPx: 4,
  radiusBand: "slight",
  density: "medium",
  contrast: "AA",
  color: {
    words: "White paper, no tint.",
    neutralChroma: 0,
    paperLightness: 1,
    nightLightness: 0.13,
    accentShift: 0,
    chartHue: 250,
    brandChoices: ["#1f5fbf", "#c8102e", "#0b6e4f"],
  },
  depth: "border",
  strokePx: 1,
  motion: { fastMs: 120, baseMs: 180, slowMs: 240, ease: [0.2, 0, 0, 1] },
  imagery: "contour",
  layout: "flush-left",
  spans: [3, 9],
  markRecipe: "grid-module",
  voice: "Plain.",
  always: [],
  never: [],
};

/** White paper, untinted neutrals, the darkest night. */
export const plain: Direction = common;

/** Tinted paper, a lighter night, and the largest type ratio. */
export const tinted: Direction = {
  ...common,
  id: "editorial",
  ratio: 1.618,
  radiusPx: 16,
  density: "airy",
  depth: "shadow",
  color: { ...common.color, neutralChroma: 0.012, paperLightness: 0.97, nightLightness: 0.19, accentShift: -24, chartHue: 30 },
};

/** AAA contrast and the smallest type ratio. */
export const strict: Direction = {
  ...common,
  id: "civic",
  contrast: "AAA",
  ratio: 1.2,
  radiusPx: 0,
  density: "dense",
  depth: "tone",
  color: { ...common.color, neutralChroma: 0.005, paperLightness: 1, nightLightness: 0.17, accentShift: 14, chartHue: 140 },
};

/**
 * Every bound of a direction at once: the darkest paper, the lightest night, the strongest tint.
 */
export const outermost: Direction = {
  ...common,
  id: "soft",
  ratio: 1.25,
  radiusPx: 24,
  density: "open",
  color: { ...common.color, neutralChroma: 0.02, paperLightness: 0.95, nightLightness: 0.2, accentShift: 24, chartHue: 330 },
};

export const directions: readonly Direction[] = [plain, tinted, strict, outermost];
