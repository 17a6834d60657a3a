import { apcaContrast } from "#/color/apca";
import type { Color } from "#/color/color";
import { contrast } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { getPaleness, toBaseColor } from "#/studio/palette/base-color";
import { minLabelLc } from "#/studio/palette/mode-rules";
import type { Direction } from "#/model/direction";
import type { ColorMode, TokenSet } from "#/model/token-set";

/**
 * Minimum ΔE2000 between a large field and the page for the field to be noticed by hue or
 * lightness.
 */
const minFieldDeltaE = 12;
/** The same for a pale brand, which is nothing but a ground: anything stronger would be another colour. */
const minPaleFieldDeltaE = 5;

/** Whether a colour is a pale tint of a hue, such as ice blue or cream. */
const isPaleTint = (color: Color): boolean => getPaleness(toBaseColor(color)) >= 0.5;

/** Whether text on the exact brand colour is perceptually readable. */
export const carriesLabel = ({ brand, "brand-foreground": text }: Pick<ColorMode, "brand" | "brand-foreground">): boolean =>
  Math.abs(apcaContrast(text, brand)) >= minLabelLc;

/**
 * Whether the brand colour can fill a large field in a mode: it is distinct from the page, and its
 * text reaches the direction's contrast and reads well.
 */
export function canFillField(colors: ColorMode, { contrast: contrastLevel }: Pick<Direction, "contrast">): boolean {
  const { brand, background, "brand-foreground": text } = colors;
  const isReadable = carriesLabel(colors) && contrast(brand, text) >= (contrastLevel === "AAA" ? 7 : 4.5);
  const least = isPaleTint(brand) ? minPaleFieldDeltaE : minFieldDeltaE;
  return isReadable && deltaE2000(brand, background) >= least;
}

/**
 * The role for a field that looks the same in both modes: the brand colour if it can fill a field
 * in both.
 */
export const getFieldRole = (
  { colors }: Pick<TokenSet, "colors">,
  direction: Pick<Direction, "contrast">,
): "brand" | "primary" => (canFillField(colors.light, direction) && canFillField(colors.dark, direction) ? "brand" : "primary");

/** OKLCH chroma below which a colour is a grey, and the lightness below which it is as dark as ink. */
const [maxGreyChroma, maxInkLightness] = [0.03, 0.36] as const;

/** Whether the brand colour is a grey lighter than ink. A button in it looks disabled. */
export const isBrandGrey = ({ brand }: Pick<ColorMode, "brand">): boolean =>
  brand.c < maxGreyChroma && brand.l > maxInkLightness && !isPaleTint(brand);

/**
 * Whether the brand colour is a light fill, such as yellow or neon green: too pale for a control
 * without an edge, but a colour, and readable with dark text on it.
 */
export const isBrandLight = (colors: ColorMode): boolean => isBrandPale(colors) && carriesLabel(colors) && !isBrandGrey(colors);

/** Whether the brand colour is too pale for a control or icon on the page (WCAG 2.2, 1.4.11). */
export const isBrandPale = ({ brand, background }: ColorMode): boolean => contrast(brand, background) < 3;
