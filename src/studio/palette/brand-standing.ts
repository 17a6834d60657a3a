import { contrast } from "#/color/contrast";
import type { Direction } from "#/model/direction";
import type { ColorMode } from "#/model/token-set";

/** Least contrast at which a field of colour can be told from the page it lies on; text needs more, but a field has its size. */
const fieldContrastMin = 1.2;

/** Whether the brand colour itself can be a large field in a mode: it can be told from the page, and its text is as readable as the direction asks. */
export function isField(
  { brand, background, "brand-foreground": text }: ColorMode,
  { contrast: aim }: Pick<Direction, "contrast">,
): boolean {
  return contrast(brand, background) >= fieldContrastMin && contrast(brand, text) >= (aim === "AAA" ? 7 : 4.5);
}

/** Whether the brand colour is too pale for a control or a sign on the page to be made out by it alone (WCAG 2.2, success criterion 1.4.11). */
export const isPale = ({ brand, background }: ColorMode): boolean => contrast(brand, background) < 3;
