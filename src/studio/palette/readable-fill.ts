import type { Color } from "#/color/color";
import { luminance } from "#/color/contrast";
import {
  findLightnessAtLeast,
  findLightnessAtMost,
  getMaxDarkerLuminance,
  getMinLighterLuminance,
} from "#/studio/palette/lightness-search";
import { shade, type Tone } from "#/studio/palette/shade";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { BaseColor } from "#/studio/palette/base-color";
import { getFieriness } from "#/studio/palette/tint-hue";

/** The colour itself if it has this lightness, otherwise its tone at the lightness. */
export function adjustLightness(color: Color, tone: Tone, lightness: number): Color {
  return lightness === color.l ? color : shade(tone, lightness);
}

/**
 * The least luminance of a fill on which dark text reaches a perceptual contrast of Lc 60, for every
 * hue. Black on a darker mid-tone can reach 4.5:1 and still be hard to read.
 */
const minDarkLabelLuminance = 0.436;

/** Luminances below the gap that are worth aiming for: wider than 8-bit rounding of a fill. */
const minWindow = 0.006;

/**
 * The luminances between which no text is readable: a fill with light text must not be lighter than
 * `maxDarkLuminance`, where white still reaches the ratio, and one with dark text not darker than
 * `minLightLuminance`, where dark text reaches the ratio and Lc 60.
 */
export function getFillGap(ratio: number): { readonly maxDarkLuminance: number; readonly minLightLuminance: number } {
  return {
    maxDarkLuminance: getMaxDarkerLuminance(1, ratio),
    minLightLuminance: Math.max(minDarkLabelLuminance, getMinLighterLuminance(0, ratio)),
  };
}

/**
 * The lightness (OKLCH) from which a second colour that carries no text is made lighter until it does, and of vermilion,
 * which is salmon when it is lighter and still itself when it is darker.
 */
const [lightFrom, fieryLightFrom] = [0.6, 0.71] as const;

export const getLightFrom = ({ h }: Pick<Color, "h">): number => lightFrom + (fieryLightFrom - lightFrom) * getFieriness(h);

/**
 * A fill on which text reaches the ratio: the fill itself, or the nearest colour outside the gap on
 * the requested side.
 */
export function computeReadableFill(fill: Color, tone: Tone, ratio: number, lighter: boolean): Color {
  const { maxDarkLuminance, minLightLuminance } = getFillGap(ratio);
  const lightness = lighter
    ? findLightnessAtLeast(tone, fill.l, minLightLuminance)
    : findLightnessAtMost(tone, fill.l, maxDarkLuminance);
  return adjustLightness(fill, tone, lightness);
}

/**
 * The fill of main actions: the brand colour, or its hue at the nearest lightness that contrasts
 * with every surface and carries a readable label. On light pages that is always a darker one. On
 * dark pages it is the nearer edge of the gap, so the fill changes sides together with its label.
 * `hardest` is the luminance of the surface that is hardest to contrast with.
 */
export function computePrimaryFill(rules: ModeRules, brand: BaseColor, hardest: number): Color {
  const tone: Tone = { c: brand.chroma, h: brand.h };
  const { maxDarkLuminance, minLightLuminance } = getFillGap(rules.text);
  if (!rules.dark) {
    const maxLuminance = Math.min(getMaxDarkerLuminance(hardest, rules.ui), maxDarkLuminance);
    return adjustLightness(brand.color, tone, findLightnessAtMost(tone, brand.l, maxLuminance));
  }
  const minLuminance = getMinLighterLuminance(hardest, rules.ui);
  const lighter = findLightnessAtLeast(tone, brand.l, Math.max(minLuminance, minLightLuminance));
  const brandLuminance = luminance(brand.color);
  if (brandLuminance >= minLuminance && brandLuminance <= maxDarkLuminance) return brand.color;
  if (minLuminance > maxDarkLuminance - minWindow) return adjustLightness(brand.color, tone, lighter);
  const visible = findLightnessAtLeast(tone, brand.l, minLuminance);
  const darker = findLightnessAtMost(tone, visible, maxDarkLuminance);
  return adjustLightness(brand.color, tone, Math.abs(darker - brand.l) <= Math.abs(lighter - brand.l) ? darker : lighter);
}
