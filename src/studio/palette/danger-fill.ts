import type { Color } from "#/color/color";
import { deltaE2000 } from "#/color/delta-e";
import type { ModeRules } from "#/studio/palette/mode-rules";
import { smoothstep, type BaseColor } from "#/studio/palette/base-color";
import { shade } from "#/studio/palette/shade";
import { statusAnchors } from "#/studio/palette/status-scales";

const dangerLightness = statusAnchors.danger.l;
const shadeDanger = (lightness: number) => shade(statusAnchors.danger, lightness);
const brightLightness = 0.76;
const deepLightness = 0.34;
/** Where labels need 7:1 a fill is either deep or bright: the first of these that is far enough from brand and primary is taken. */
const strongLightnesses = [0.45, 0.71, 0.8, 0.88, 0.3, 0.22, 0.16];
const strongFills = strongLightnesses.map(shadeDanger);
/** How far apart danger and the brand's colours must be (ΔE2000 15), with room for rounding. */
const minDeltaE = 15.2;

/**
 * The fill of destructive actions, always of the same red hue and never to be taken for the brand (ΔE2000 at least 15 from brand and primary).
 * The nearer a brand is to that red apart from lightness, the further the fill moves: to a bright red with deep text for brands darker than
 * it, to a deep red with pale text for lighter ones. No continuous rule can keep clear of every brand (it would have a fixed point), so the
 * side changes at one lightness of red brands: there the fill's text flips too.
 */
export function computeDangerFill(rules: ModeRules, brand: BaseColor, primary: Color): Color {
  if (rules.text > 4.5) {
    const distinctFill = strongFills.find(
      (fill) => deltaE2000(fill, brand.color) >= minDeltaE && deltaE2000(fill, primary) >= minDeltaE,
    );
    return distinctFill ?? strongFills[0] ?? shadeDanger(dangerLightness);
  }
  const brandDistance = deltaE2000(shade({ c: brand.chroma, h: brand.h }, dangerLightness), shadeDanger(dangerLightness));
  const nearness = 1 - smoothstep(brandDistance, 8, 28);
  const side = brand.l < dangerLightness ? brightLightness : deepLightness;
  return shadeDanger(dangerLightness + (side - dangerLightness) * nearness);
}
