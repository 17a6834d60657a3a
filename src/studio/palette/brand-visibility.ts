import { contrast } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import type { Direction } from "#/model/direction";
import type { ColorMode, TokenSet } from "#/model/token-set";

/**
 * Minimum ΔE2000 between a large field and the page for the field to be noticed by hue or
 * lightness.
 */
const minFieldDeltaE = 12;

/**
 * Whether the brand colour can fill a large field in a mode: it is distinct from the page, and its
 * text reaches the direction's contrast.
 */
export function canFillField(
  { brand, background, "brand-foreground": text }: ColorMode,
  { contrast: contrastLevel }: Pick<Direction, "contrast">,
): boolean {
  return deltaE2000(brand, background) >= minFieldDeltaE && contrast(brand, text) >= (contrastLevel === "AAA" ? 7 : 4.5);
}

/**
 * The role for a field that looks the same in both modes: the brand colour if it can fill a field
 * in both.
 */
export const getFieldRole = (
  { colors }: Pick<TokenSet, "colors">,
  direction: Pick<Direction, "contrast">,
): "brand" | "primary" => (canFillField(colors.light, direction) && canFillField(colors.dark, direction) ? "brand" : "primary");

/** Whether the brand colour is too pale for a control or icon on the page (WCAG 2.2, 1.4.11). */
export const isBrandPale = ({ brand, background }: ColorMode): boolean => contrast(brand, background) < 3;
