/**
 * Distance of each surface from its page in OKLCH lightness. Neighbours are at least ΔE2000 1.5
 * apart. In light modes surfaces are darker than the page (card, raised, muted, border); in dark
 * modes they are lighter (page, card, raised, muted).
 */
export const surfaceSteps = {
  light: [0, 0.026, 0.05, 0.072, 0.14],
  dark: [0, 0.048, 0.08, 0.106],
} as const;

/**
 * Distance of the outermost tone with secondary text from the page, tinted hover tones included.
 */
export const tintedDepth = { light: 0.092, dark: 0.125 } as const;
