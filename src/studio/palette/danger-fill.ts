import type { Color } from "#/color/color";
import { deltaE2000 } from "#/color/delta-e";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { BaseColor } from "#/studio/palette/base-color";
import { shade } from "#/studio/palette/shade";
import { statusAnchors } from "#/studio/palette/status-scales";

const shadeDanger = (lightness: number) => shade(statusAnchors.danger, lightness);
/**
 * Lightnesses of the fill, the usual red first. They carry light and dark labels in turn and skip
 * the mid-tones, on which no label is readable.
 */
const fills = [statusAnchors.danger.l, 0.79, 0.34, 0.88, 0.22].map(shadeDanger);
/** The same where labels need 7:1. */
const strongFills = [0.45, 0.79, 0.3, 0.88, 0.22, 0.16].map(shadeDanger);
/** Minimum ΔE2000 between danger and the brand's colours: 15, with a margin for rounding. */
const minDeltaE = 15.2;

/**
 * The fill of destructive actions: always the same red hue, with ΔE2000 of at least 15 from brand
 * and primary. The first red that is distinct from both is used, so a brand close to the usual red
 * gets a bright danger with dark text, or a deep one with light text. No continuous rule can avoid
 * every brand (it would have a fixed point), so the side changes at the limit, and the fill's text
 * flips there too.
 */
export function computeDangerFill(rules: ModeRules, brand: BaseColor, primary: Color): Color {
  const candidates = rules.text > 4.5 ? strongFills : fills;
  const isDistinct = (fill: Color) => deltaE2000(fill, brand.color) >= minDeltaE && deltaE2000(fill, primary) >= minDeltaE;
  return candidates.find(isDistinct) ?? shadeDanger(statusAnchors.danger.l);
}
