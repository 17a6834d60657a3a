import { deltaE2000 } from "#/color/delta-e";
import { colorFromHex } from "#/color/oklch";
import type { GivenMark } from "#/model/given";
import { findSymbolLockup } from "#/studio/marks/given/find-symbol-lockup";
import { listInkColors } from "#/studio/marks/given/drawing-colors";

/** A colour of a given mark that a brand can use, and why. */
export type BrandColorSuggestion = { readonly hex: string; readonly reason: string };

/** Chroma below which a colour is a grey, and ΔE2000 below which two colours are the same. */
const maxGreyChroma = 0.03;
const minDeltaE = 5;
const maxSuggestions = 6;

/**
 * The colours of a mark as candidates for the brand colour, the best first: colours before greys,
 * those of the symbol before those of other lockups, and larger areas before smaller ones. The
 * second can be the brand's second colour.
 */
export function suggestBrandColors({ lockups }: GivenMark): readonly BrandColorSuggestion[] {
  const symbol = findSymbolLockup(lockups);
  const ordered = [...(symbol ? [symbol] : []), ...lockups.filter((lockup) => lockup !== symbol)];
  const found: { readonly hex: string; readonly lockup: string; readonly position: number; readonly isGrey: boolean }[] = [];
  for (const lockup of ordered)
    for (const [position, hex] of listInkColors(lockup).entries()) {
      const color = colorFromHex(hex);
      if (found.some((one) => deltaE2000(colorFromHex(one.hex), color) < minDeltaE)) continue;
      found.push({ hex, lockup: lockup.lockup, position, isGrey: color.c < maxGreyChroma });
    }
  return found
    .toSorted((one, other) => Number(one.isGrey) - Number(other.isGrey))
    .slice(0, maxSuggestions)
    .map(({ hex, lockup, position, isGrey }) => ({
      hex,
      reason: `${position === 0 ? "The largest colour" : "A colour"} of the ${lockup}${isGrey ? ", a grey" : ""}.`,
    }));
}
