import { deltaE2000 } from "#/color/delta-e";
import type { Color } from "#/color/color";
import { oklchColor } from "#/color/oklch";
import { parseCssColor } from "#/color/parse";
import { getCustomValue, toCustomDeclarations } from "#/model/custom-value";
import type { Given, GivenTokens } from "#/model/given";
import type { SecondColorSource } from "#/model/second-color-source";

/** The brand colour and the second colour, as CSS. */
export type GivenBrandColors = {
  readonly brand?: string;
  readonly second?: string;
  /** Set if there is a second colour. */
  readonly secondFrom?: SecondColorSource;
};

/** OKLCH chroma from which a colour counts as one beside greys, and its difference from the brand. */
const [minChroma, minDifference] = [0.03, 15] as const;
/** The lightness of a second colour in the brand's own hue, for dark and for light brands. */
const [lightTone, darkTone] = [0.78, 0.42] as const;

const parse = (text: string | undefined): Color | undefined => (text === undefined ? undefined : parseCssColor(text)?.color);

/** Names of own tokens that say that a colour is one of the brand's, and names of states and surfaces. */
const brandNames = /brand|accent|secondary|spot|highlight/i;
const otherNames =
  /hover|active|press|focus|disabled|text|label|foreground|on-|border|outline|error|danger|success|warning|info/i;

/** The values of colours under names of the brand's own that say that they are the brand's. */
const listOwnColors = ({ custom = [] }: GivenTokens): readonly string[] =>
  custom.flatMap((token) => {
    const name = token.path.join("-");
    if (token.type !== "color" || !brandNames.test(name) || otherNames.test(name)) return [];
    const value = getCustomValue(token, "light");
    return value === undefined ? [] : toCustomDeclarations("color", value).map(([, css]) => css);
  });

/**
 * The brand colour and the second colour that given parts show, for what the brief does not state:
 * of tokens by role, then by name, then of the mark by area. A brand whose colours are given has no
 * colour that it did not bring: without a second one, it is a tone of its own hue.
 */
export function findGivenBrandColors({ tokens = {}, mark }: Pick<Given, "tokens" | "mark">, stated?: string): GivenBrandColors {
  const { colors, scales } = tokens;
  const ofMark = (mark?.lockups ?? []).flatMap((lockup) => lockup.colors);
  const find = (candidates: readonly (string | undefined)[], isFit: (color: Color) => boolean) =>
    candidates.find((text) => {
      const color = parse(text);
      return color !== undefined && isFit(color);
    });
  const isColorful = ({ c }: Color) => c >= minChroma;
  const brand =
    find(
      [colors?.light?.brand, colors?.dark?.brand, colors?.light?.primary, colors?.dark?.primary, scales?.brand?.["9"]],
      () => true,
    ) ?? find(ofMark, isColorful);
  const own = parse(stated ?? brand);
  if (own === undefined) return {};
  const isOther = (color: Color) => isColorful(color) && deltaE2000(color, own) >= minDifference;
  const candidates: readonly (readonly [SecondColorSource, string | undefined])[] = [
    ["tokens", find([colors?.light?.spot, colors?.dark?.spot, scales?.accent?.["9"]], () => true)],
    ["tokens", find(listOwnColors(tokens), isOther)],
    ["mark", find(ofMark, isOther)],
    ["hue", brand === undefined ? undefined : oklchColor(own.l > 0.6 ? darkTone : lightTone, own.c, own.h).hex],
  ];
  const [secondFrom, second] = candidates.find(([, color]) => color !== undefined) ?? [];
  return { ...(brand !== undefined && { brand }), ...(second !== undefined && secondFrom && { second, secondFrom }) };
}
