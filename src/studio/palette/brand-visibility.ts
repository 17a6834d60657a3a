import { contrast } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import type { Direction } from "#/model/direction";
import type { ColorMode, TokenSet } from "#/model/token-set";

/** Least difference (ΔE2000) at which a large field of colour is seen at once on the page it lies on, by its hue where not by its lightness. */
const minFieldDeltaE = 12;

/** Whether the brand colour itself can be a large field in a mode: it can be told from the page, and its text is as readable as the direction asks. */
export function canFillField(
  { brand, background, "brand-foreground": text }: ColorMode,
  { contrast: contrastLevel }: Pick<Direction, "contrast">,
): boolean {
  return deltaE2000(brand, background) >= minFieldDeltaE && contrast(brand, text) >= (contrastLevel === "AAA" ? 7 : 4.5);
}

/** The role that fills a field which has to be the same in both modes: the brand colour where it can be one in both. */
export const getFieldRole = (
  { colors }: Pick<TokenSet, "colors">,
  direction: Pick<Direction, "contrast">,
): "brand" | "primary" => (canFillField(colors.light, direction) && canFillField(colors.dark, direction) ? "brand" : "primary");

/** Whether the brand colour is too pale for a control or a sign on the page to be made out by it alone (WCAG 2.2, success criterion 1.4.11). */
export const isBrandPale = ({ brand, background }: ColorMode): boolean => contrast(brand, background) < 3;
