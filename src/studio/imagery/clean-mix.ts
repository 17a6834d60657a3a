import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { colorFromHex, oklchColor } from "#/color/oklch";

/** Hues (degrees), lightnesses and the least chroma of khaki, olive and mustard. */
const [mudFrom, mudUpTo] = [66, 128] as const;
const [darkestMud, lightestMud, minMudChroma] = [0.34, 0.87, 0.022] as const;

const isMud = ({ l, c, h }: Color): boolean =>
  h > mudFrom && h < mudUpTo && l > darkestMud && l < lightestMud && c > minMudChroma;

/** What is left of the chroma of mud: a grey that is warm beside white. */
const stoneChroma = 0.014;

/** Shares between which a mixture is neither of its colours. */
const [minShare, maxShare] = [0.16, 0.84] as const;

/**
 * A mixture of two colours, in which yellow and a dark tone give a grey: olive and khaki look like dirt beside a clear
 * colour. What is itself of such a hue stays.
 */
export function mixClean(from: Color, to: Color, share: number): Color {
  const mixed = colorFromHex(mix(from, to, share));
  const isBetween = share >= minShare && share <= maxShare;
  return isBetween && isMud(mixed) && !isMud(from) && !isMud(to) ? oklchColor(mixed.l, stoneChroma, mixed.h) : mixed;
}
