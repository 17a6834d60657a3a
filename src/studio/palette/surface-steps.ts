/**
 * How far each surface lies from its page in OKLCH lightness. Neighbours are at least ΔE2000 1.5 apart. In light modes surfaces sink below the paper
 * (card, raised, muted, border); in dark modes they rise above the night (page itself, card, raised, muted).
 */
export const surfaceSteps = {
  light: [0, 0.026, 0.05, 0.072, 0.14],
  dark: [0, 0.048, 0.08, 0.106],
} as const;

/** How far the outermost tone that bears secondary text may lie from the page, tinted hover tones included. */
export const tintedDepth = { light: 0.092, dark: 0.125 } as const;
