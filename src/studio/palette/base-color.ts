import type { Color } from "#/color/color";

/** What the palette takes from a colour: OKLCH lightness, hue, and the chroma that may be carried to other lightnesses. */
export type BaseColor = { readonly color: Color; readonly l: number; readonly h: number; readonly chroma: number };

/** 0 below `from`, 1 above `to`, and between them a curve without corners, so that nothing jumps when the input moves by one step. */
export function smoothstep(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * Reads a colour. Next to black one step of one channel swings OKLCH chroma and hue widely though nobody sees it; therefore chroma counts fully
 * only from a lightness of 0.3 on and fades to nothing at black.
 */
export function toBaseColor(color: Color): BaseColor {
  return { color, l: color.l, h: color.h, chroma: color.c * smoothstep(color.l, 0.05, 0.3) };
}
