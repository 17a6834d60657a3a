import { smoothstep } from "#/studio/palette/base-color";
import type { Tone } from "#/studio/palette/shade";

/** The most by which a direction turns an accent's hue to either side, degrees. */
export const maxAccentShift = 24;

/** The two kinds of accent: hue, and chroma as a base and a share of the brand's, up to a limit. */
const warmAccent = { hue: 67, chroma: 0.085, share: 0.22, most: 0.135 } as const;
const mutedAccent = { hue: 128, chroma: 0.052, share: 0.1, most: 0.075 } as const;

/** Hues (degrees) from which brands are cool, and up to which they are, with soft edges. */
const [coolFrom, coolUpTo] = [
  [92, 114],
  [322, 346],
] as const;

/** Brands of these hues are yellow: a sage that is further away goes with them. */
const yellow = { from: [58, 82], upTo: [98, 118], turn: 42 } as const;

/** Brands of these hues are red: beside them sage says Christmas or a flag, so that theirs is a sand. */
const red = { from: [4, 26], upTo: [34, 50], turn: -36 } as const;

/** How cool a hue is: 1 from olive over blue to violet, 0 from pink over red to yellow. */
const getCoolness = (hue: number): number => smoothstep(hue, ...coolFrom) * (1 - smoothstep(hue, ...coolUpTo));

/**
 * The colour that goes with a brand of which the brief gives no second colour, by temperature rather than by
 * an angle on the circle of hues:
 *
 * - Beside a cool brand (green, teal, blue, violet) lies a warm accent between apricot and ochre, at moderate
 *   chroma. It is what bread, wood, skin and light look like, so that a page does not become all one hue.
 * - Beside a warm brand (red, orange, brown, yellow, pink) lies a muted green between olive and
 *   sage, beside red a sand. The true opposite of orange is cyan and that of red turquoise: next to a warm colour both look like a
 *   mistake, and a warm accent would be a second brand colour that competes with the first.
 * - An accent never is cyan, sky blue, pink or lilac. Those are characters of their own, which a brand has
 *   to ask for.
 *
 * The vivider the brand, the vivider the accent, within limits. `shift` turns the hue by up to 24 degrees to
 * either side, so that brands of one hue differ. Between the two kinds the hue passes through yellow and
 * olive, never through blue or pink.
 */
export function getCompanionTone({ c, h }: Tone, shift: number): Tone {
  const coolness = getCoolness(h);
  const turn = Math.max(-maxAccentShift, Math.min(maxAccentShift, shift)) * 0.8;
  const yellowness = smoothstep(h, ...yellow.from) * (1 - smoothstep(h, ...yellow.upTo));
  const redness = smoothstep(h, ...red.from) * (1 - smoothstep(h, ...red.upTo));
  const mutedHue = mutedAccent.hue + yellow.turn * yellowness + red.turn * redness;
  const getChroma = ({ chroma, share, most }: typeof warmAccent | typeof mutedAccent) => Math.min(most, chroma + c * share);
  const mutedChroma = getChroma(mutedAccent);
  return {
    c: mutedChroma + (getChroma(warmAccent) - mutedChroma) * coolness,
    h: mutedHue + (warmAccent.hue - mutedHue) * coolness + turn,
  };
}
