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
/**
 * If labels need 7:1, a fill must be either deep or bright. The first of these that differs enough
 * from brand and primary is used.
 */
const strongLightnesses = [0.45, 0.71, 0.8, 0.88, 0.3, 0.22, 0.16];
const strongFills = strongLightnesses.map(shadeDanger);
/** Minimum ΔE2000 between danger and the brand's colours: 15, with a margin for rounding. */
const minDeltaE = 15.2;

/**
 * The fill of destructive actions: always the same red hue, with ΔE2000 of at least 15 from brand
 * and primary. The closer the brand is to that red (lightness aside), the further the fill moves:
 * to a bright red with dark text for darker brands, to a deep red with light text for lighter ones.
 * No continuous rule can avoid every brand (it would have a fixed point), so the side changes at
 * one lightness of red brands. The fill's text flips there too.
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
