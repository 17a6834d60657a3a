import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { colorFromHex, oklchColor } from "#/color/oklch";

/** Hues (degrees), lightnesses and the least chroma of khaki, olive and mustard. */
const [mudFrom, mudUpTo] = [68, 130] as const;
const [darkestMud, lightestMud, minMudChroma] = [0.34, 0.87, 0.022] as const;

const isMud = ({ l, c, h }: Color): boolean =>
  h > mudFrom && h < mudUpTo && l > darkestMud && l < lightestMud && c > minMudChroma;

/** Up to this lightness a brand can be olive or ochre itself; lighter ones are straw and honey. */
const maxOwnLightness = 0.72;
const isOwnMud = (color: Color): boolean => isMud(color) && color.l < maxOwnLightness;

/** Shares between which a mixture is neither of its colours. */
const [minShare, maxShare] = [0.16, 0.84] as const;
/** What is left of the chroma in a shade of the first colour, and how much lighter than itself a light one's is. */
const [shadeChroma, tintLift] = [0.7, 0.45] as const;
const stoneChroma = 0.014;

/**
 * A mixture of two colours. Where it would be olive or khaki, which look like dirt beside clear colours, it is a shade of the
 * first in the lightness of the mixture, or a tint of a yellow, of which shades are olive too.
 */
export function mixClean(from: Color, to: Color, share: number): Color {
  const mixed = colorFromHex(mix(from, to, share));
  const isBetween = share >= minShare && share <= maxShare;
  if (!isBetween || !isMud(mixed) || isOwnMud(from) || isOwnMud(to)) return mixed;
  const shaded = oklchColor(mixed.l, from.c * shadeChroma, from.h);
  if (!isMud(shaded)) return shaded;
  return from.l > maxOwnLightness
    ? oklchColor(from.l + (1 - from.l) * tintLift, from.c * shadeChroma, from.h)
    : oklchColor(mixed.l, stoneChroma, mixed.h);
}
