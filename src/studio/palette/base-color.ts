import type { Color } from "#/color/color";

/**
 * A colour as the palette uses it: OKLCH lightness, hue, and the chroma to use at other
 * lightnesses.
 */
export type BaseColor = { readonly color: Color; readonly l: number; readonly h: number; readonly chroma: number };

/**
 * Smooth step from 0 (at `from`) to 1 (at `to`), so that a small change of the input never causes a
 * jump.
 */
export function smoothstep(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * Converts a colour to its base. Near black, a single 8-bit step changes OKLCH chroma and hue
 * widely although the difference is invisible. Chroma therefore counts fully from a lightness of
 * 0.3 and fades to zero at black.
 */
export function toBaseColor(color: Color): BaseColor {
  return { color, l: color.l, h: color.h, chroma: color.c * smoothstep(color.l, 0.05, 0.3) };
}
