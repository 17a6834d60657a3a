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

/** From the first lightness a colour begins to be pale, and up to the first chroma it still is. */
const [paleLightness, paleChroma] = [
  [0.71, 0.95],
  [0.03, 0.17],
] as const;
/** Below this chroma a pale colour is a white. */
const whiteChroma = [0.007, 0.016] as const;

/**
 * How pale a colour is (0–1): light and of little chroma, but neither white nor a neon. A pale brand is a ground; what
 * is drawn on it and the controls take deeper tones of its hue.
 */
export const getPaleness = ({ l, chroma }: Pick<BaseColor, "l" | "chroma">): number =>
  smoothstep(l, ...paleLightness) * (1 - smoothstep(chroma, ...paleChroma)) * smoothstep(chroma, ...whiteChroma);

/** Hues (degrees) that are brown when they are deep, with soft edges. */
const [brownFrom, brownUpTo] = [
  [20, 45],
  [110, 135],
] as const;

/** How brown a hue is when it is dark (0–1): reds to yellows. `from` holds the hues at which that begins. */
export const getBrownness = (hue: number, from: readonly [number, number] = brownFrom): number =>
  smoothstep(hue, ...from) * (1 - smoothstep(hue, ...brownUpTo));

/** A colour with the chroma that its deep tones have: a pale one would be a grey in them. */
export function toDeepBase(base: BaseColor): BaseColor {
  const deep = Math.max(base.chroma, Math.min(0.085, base.chroma * 3.2) * (1 - 0.35 * getBrownness(base.h)));
  return { ...base, chroma: base.chroma + (deep - base.chroma) * getPaleness(base) };
}
