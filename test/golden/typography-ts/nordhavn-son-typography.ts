/** Typography of Nordhavn & Søn 1.2.0. */

/** Families by role, each with its whole fallback stack. */
export const families = {
  "display": {
    "name": "Hanken Grotesk Variable",
    "stack": [
      "Hanken Grotesk Variable",
      "Helvetica Neue",
      "sans-serif"
    ],
    "css": "\"Hanken Grotesk Variable\", \"Helvetica Neue\", sans-serif"
  },
  "text": {
    "name": "Public Sans Variable",
    "stack": [
      "Public Sans Variable",
      "Segoe UI",
      "sans-serif"
    ],
    "css": "\"Public Sans Variable\", \"Segoe UI\", sans-serif"
  },
  "mono": {
    "name": "JetBrains Mono Variable",
    "stack": [
      "JetBrains Mono Variable",
      "Consolas",
      "monospace"
    ],
    "css": "\"JetBrains Mono Variable\", \"Consolas\", monospace"
  }
} as const;

/** Weights by role. */
export const weights = {
  "display": 700,
  "regular": 400,
  "medium": 500,
  "strong": 600
} as const;

/**
 * The type scale, smallest first: CSS pixels at the narrowest and widest viewport, and the fluid
 * value as CSS.
 */
export const sizes = {
  "xs": {
    "minPx": 12,
    "maxPx": 12,
    "css": "0.75rem",
    "leading": 1.5,
    "trackingEm": 0.01
  },
  "sm": {
    "minPx": 14,
    "maxPx": 14,
    "css": "0.875rem",
    "leading": 1.5,
    "trackingEm": 0
  },
  "base": {
    "minPx": 16,
    "maxPx": 17,
    "css": "clamp(1rem, 0.9792rem + 0.1042vw, 1.0625rem)",
    "leading": 1.6,
    "trackingEm": 0
  },
  "lg": {
    "minPx": 18,
    "maxPx": 20,
    "css": "clamp(1.125rem, 1.0833rem + 0.2083vw, 1.25rem)",
    "leading": 1.5,
    "trackingEm": 0
  },
  "xl": {
    "minPx": 20,
    "maxPx": 24,
    "css": "clamp(1.25rem, 1.1667rem + 0.4167vw, 1.5rem)",
    "leading": 1.35,
    "trackingEm": 0
  },
  "2xl": {
    "minPx": 24,
    "maxPx": 31.25,
    "css": "clamp(1.5rem, 1.349rem + 0.7552vw, 1.953125rem)",
    "leading": 1.2,
    "trackingEm": -0.01
  },
  "3xl": {
    "minPx": 30,
    "maxPx": 48.83,
    "css": "clamp(1.875rem, 1.4827rem + 1.9615vw, 3.051875rem)",
    "leading": 1.1,
    "trackingEm": -0.02
  },
  "4xl": {
    "minPx": 36,
    "maxPx": 76.29,
    "css": "clamp(2.25rem, 1.4106rem + 4.1969vw, 4.768125rem)",
    "leading": 1.05,
    "trackingEm": -0.025
  }
} as const;

/** Text styles; `family` and `size` name entries above. */
export const textStyles = {
  "display": {
    "family": "display",
    "size": "4xl",
    "weight": 700,
    "leading": 1.05,
    "trackingEm": -0.025
  },
  "heading-1": {
    "family": "display",
    "size": "3xl",
    "weight": 700,
    "leading": 1.1,
    "trackingEm": -0.02
  },
  "heading-2": {
    "family": "display",
    "size": "2xl",
    "weight": 700,
    "leading": 1.2,
    "trackingEm": -0.01
  },
  "heading-3": {
    "family": "text",
    "size": "xl",
    "weight": 600,
    "leading": 1.35,
    "trackingEm": 0
  },
  "lead": {
    "family": "text",
    "size": "lg",
    "weight": 400,
    "leading": 1.5,
    "trackingEm": 0
  },
  "body": {
    "family": "text",
    "size": "base",
    "weight": 400,
    "leading": 1.6,
    "trackingEm": 0
  },
  "small": {
    "family": "text",
    "size": "sm",
    "weight": 400,
    "leading": 1.5,
    "trackingEm": 0
  },
  "label": {
    "family": "text",
    "size": "sm",
    "weight": 500,
    "leading": 1.3,
    "trackingEm": 0.01
  },
  "code": {
    "family": "mono",
    "size": "sm",
    "weight": 400,
    "leading": 1.6,
    "trackingEm": 0
  },
  "figure": {
    "family": "display",
    "size": "3xl",
    "weight": 700,
    "leading": 1,
    "trackingEm": 0
  }
} as const;

/** Ratio between neighbouring sizes of the scale. */
export const ratio = 1.25 as const;

/** Longest comfortable line, in ch. */
export const measureCh = 66 as const;

export type FamilyName = keyof typeof families;
export type WeightName = keyof typeof weights;
export type SizeName = keyof typeof sizes;
export type TextStyleName = keyof typeof textStyles;
