import { luminance } from "#/color/contrast";
import type { Direction } from "#/model/direction";
import type { Scale } from "#/model/token-set";
import { shade, type Tone } from "#/studio/palette/shade";
import { getModeRules } from "#/studio/palette/mode-rules";
import { getPaleness, smoothstep, type BaseColor } from "#/studio/palette/base-color";
import { toScale } from "#/studio/palette/scale";
import { findContrastingLightness } from "#/studio/palette/lightness-search";
import { surfaceSteps, tintedDepth } from "#/studio/palette/mode-surfaces";

/**
 * Hue range (degrees) in which a tinted paper looks cream, with soft edges, and the maximum chroma
 * within it.
 */
const cream = { begins: 0, isFrom: 15, isTo: 113, ends: 130, chroma: 0.004 };

/**
 * The tint of all neutrals: the brand's hue at the direction's chroma. It fades in above a brand
 * chroma of 0.01. Warm brands get less tint, because cream paper makes brands look alike.
 */
export function getNeutralTone(brand: BaseColor, direction: Direction): Tone {
  const fullChroma = Math.min(0.02, direction.color.neutralChroma);
  const paleness = getPaleness(brand);
  const creamShare = Math.min(smoothstep(brand.h, cream.begins, cream.isFrom), 1 - smoothstep(brand.h, cream.isTo, cream.ends));
  const chroma = fullChroma - Math.max(0, fullChroma - cream.chroma) * creamShare;
  return { c: chroma * smoothstep(brand.chroma, 0.01, 0.05 - 0.025 * paleness), h: brand.h };
}

/**
 * The neutral scale. Steps 1–5 are the light mode's page, card, raised, muted and border tones;
 * 9–12 are the dark mode's muted, raised, card and page tones. The steps between have specific
 * uses: 6 is secondary text on every dark surface, 7 is an outline on every surface of both modes
 * if a single tone can be, 8 is secondary text on every light surface.
 */
export function createNeutralScale(direction: Direction, tone: Tone): Scale {
  const light = getModeRules("light", direction);
  const dark = getModeRules("dark", direction);
  const shadeAt = (lightness: number) => shade(tone, lightness);
  const lightSteps = surfaceSteps.light.map((step) => light.page - step);
  const darkSteps = surfaceSteps.dark.map((step) => dark.page + step);
  const lightGroundLuminance = luminance(shadeAt(light.page - tintedDepth.light));
  const darkGroundLuminance = luminance(shadeAt(dark.page + tintedDepth.dark));
  const paleText = findContrastingLightness(darkGroundLuminance, true, dark.text, tone, dark.page);
  const deepText = findContrastingLightness(lightGroundLuminance, false, light.text, tone, light.page);
  const outline =
    findContrastingLightness(luminance(shadeAt(lightSteps[3] ?? light.page)), false, light.ui, tone, light.page) - 0.012;
  const lightnesses = [...lightSteps, paleText, outline, Math.min(deepText, outline - 0.04), ...darkSteps.toReversed()];
  return toScale((index) => shadeAt(lightnesses[index] ?? 0));
}
