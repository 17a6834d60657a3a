/** Spacing, shape and motion of Nordhavn & Søn 1.2.0. Lengths in CSS pixels and as CSS. */

/** The spacing scale. */
export const spacing = {
  "0": {
    "px": 0,
    "css": "0rem"
  },
  "1": {
    "px": 4,
    "css": "0.25rem"
  },
  "2": {
    "px": 8,
    "css": "0.5rem"
  },
  "3": {
    "px": 12,
    "css": "0.75rem"
  },
  "4": {
    "px": 16,
    "css": "1rem"
  },
  "5": {
    "px": 20,
    "css": "1.25rem"
  },
  "6": {
    "px": 24,
    "css": "1.5rem"
  },
  "8": {
    "px": 32,
    "css": "2rem"
  },
  "10": {
    "px": 40,
    "css": "2.5rem"
  },
  "12": {
    "px": 48,
    "css": "3rem"
  },
  "16": {
    "px": 64,
    "css": "4rem"
  },
  "24": {
    "px": 96,
    "css": "6rem"
  },
  "0.5": {
    "px": 2,
    "css": "0.125rem"
  }
} as const;

/** Vertical distances between the sections of a page. */
export const sectionGaps = {
  "tight": {
    "px": 56,
    "css": "3.5rem"
  },
  "base": {
    "px": 96,
    "css": "6rem"
  },
  "loose": {
    "px": 144,
    "css": "9rem"
  }
} as const;

/** Corner radii; `base` is the one that the others derive from. */
export const radius = {
  "base": {
    "px": 6,
    "css": "0.375rem"
  },
  "sm": {
    "px": 3.6,
    "css": "0.225rem"
  },
  "md": {
    "px": 4.8,
    "css": "0.3rem"
  },
  "lg": {
    "px": 6,
    "css": "0.375rem"
  },
  "xl": {
    "px": 8.4,
    "css": "0.525rem"
  },
  "2xl": {
    "px": 10.8,
    "css": "0.675rem"
  },
  "3xl": {
    "px": 13.2,
    "css": "0.825rem"
  },
  "4xl": {
    "px": 15.6,
    "css": "0.975rem"
  },
  "full": {
    "px": 9999,
    "css": "9999px"
  }
} as const;

/** Width of rules and control outlines, CSS pixels. */
export const strokePx = 1.5 as const;

/** Shadows, ready for `box-shadow`. */
export const shadows = {
  "xs": {
    "light": "0px 0px 0px 0px rgb(0 0 0 / 0)",
    "dark": "0px 0px 0px 0px rgb(0 0 0 / 0)"
  },
  "sm": {
    "light": "0px 1px 2px 0px rgb(16 19 26 / 0.08)",
    "dark": "0px 1px 2px 0px rgb(16 19 26 / 0.4)"
  },
  "md": {
    "light": "0px 4px 12px -1px rgb(16 19 26 / 0.12), 0px 1px 2px 0px rgb(16 19 26 / 0.06)",
    "dark": "0px 4px 12px -1px rgb(16 19 26 / 0.5)"
  }
} as const;

/** Durations in milliseconds and easing curves. */
export const motion = {
  "durations": {
    "fast": 120,
    "base": 180,
    "slow": 240
  },
  "easings": {
    "out": "cubic-bezier(0.16, 1, 0.3, 1)",
    "in-out": "cubic-bezier(0.65, 0, 0.35, 1)"
  }
} as const;

/** The page grid, CSS pixels. */
export const layout = {
  "containerPx": 1200,
  "columns": 12,
  "gutterPx": 24,
  "marginPx": 24
} as const;

export type SpacingName = keyof typeof spacing;
export type SectionGapName = keyof typeof sectionGaps;
export type RadiusName = keyof typeof radius;
export type ShadowName = keyof typeof shadows;
export type DurationName = keyof (typeof motion)["durations"];
export type EasingName = keyof (typeof motion)["easings"];
