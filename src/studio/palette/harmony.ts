import { smoothstep } from "#/studio/palette/base-color";
import type { Tone } from "#/studio/palette/shade";

/** The most by which a direction turns an accent's hue to either side, degrees. */
export const maxAccentShift = 24;

/** The kinds of accent: hue, and chroma as a base and a share of the brand's, up to a limit. */
const apricot = { hue: 67, chroma: 0.1, share: 0.22, most: 0.138 } as const;
const honey = { hue: 86, chroma: 0.1, share: 0.1, most: 0.12 } as const;
const leaf = { hue: 138, chroma: 0.085, share: 0.1, most: 0.1 } as const;
/** Almost no chroma: a stone grey. */
const stoneChroma = 0.012;

/** Hues (degrees) from which brands are cool, and up to which they are, with soft edges. */
const [coolFrom, coolUpTo] = [
  [88, 122],
  [322, 346],
] as const;

/** Brands of these hues are yellow: whatever is mixed beside them looks like mud or mould, so that theirs is a grey. */
const yellow = { from: [62, 84], upTo: [100, 126] } as const;

/** Brands of these hues are orange or brown: up to them, green says Christmas or a flag, so that red has a honey. */
const orangeFrom = [22, 46] as const;

/** Hues that are ochre and mustard at middle lightness, and clear from a higher one. */
const ochre = { hue: 90, reach: 26 } as const;
const [accentLightness, clearLift] = [0.75, 0.09] as const;

/** How cool a hue is: 1 from olive over blue to violet, 0 from pink over red to yellow. */
const getCoolness = (hue: number): number => smoothstep(hue, ...coolFrom) * (1 - smoothstep(hue, ...coolUpTo));

/** Distance of two hues, 0–180 degrees. */
const getHueDistance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** The lightness at which a tone is clear: yellow is mustard where green and apricot are not yet dull. */
export const getClearLightness = ({ c, h }: Tone): number =>
  accentLightness + clearLift * (1 - smoothstep(getHueDistance(h, ochre.hue), 0, ochre.reach)) * smoothstep(c, 0.01, 0.1);

/**
 * The colour that goes with a brand of which the brief gives no second colour, by temperature rather than by
 * an angle on the circle of hues:
 *
 * - Beside a cool brand (green, teal, blue, violet) lies an apricot at clear chroma. It is what bread, wood,
 *   skin and light look like, so that a page does not become all one hue.
 * - Beside a red or pink brand lies a honey, beside an orange or brown one a leaf green, beside a yellow one
 *   a grey. The true opposite of orange is cyan and that of red turquoise: next to a warm colour both look like
 *   a mistake. Nothing is khaki, sage or olive: they look like dirt beside a clear brand.
 * - An accent never is cyan, sky blue, pink or lilac. Those are characters of their own, which a brand has
 *   to ask for.
 *
 * The vivider the brand, the vivider the accent, within limits. `shift` turns the hue by up to 24 degrees to
 * either side, so that brands of one hue differ. Between the kinds the hue passes through yellow and
 * green or through grey, never through blue or pink.
 */
export function getCompanionTone({ c, h }: Tone, shift: number): Tone {
  const coolness = getCoolness(h);
  const turn = Math.max(-maxAccentShift, Math.min(maxAccentShift, shift)) * 0.8;
  const yellowness = smoothstep(h, ...yellow.from) * (1 - smoothstep(h, ...yellow.upTo));
  const orangeness = h > 180 ? 0 : smoothstep(h, ...orangeFrom);
  const getChroma = ({ chroma, share, most }: typeof apricot | typeof honey | typeof leaf) => Math.min(most, chroma + c * share);
  const blend = (one: number, other: number, share: number) => one + (other - one) * share;
  const warmChroma = blend(getChroma(honey), getChroma(leaf), orangeness);
  return {
    c: blend(blend(warmChroma, getChroma(apricot), coolness), stoneChroma, yellowness),
    h: blend(blend(honey.hue, leaf.hue, orangeness), apricot.hue, coolness) + turn,
  };
}
