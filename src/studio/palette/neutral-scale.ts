import { luminance } from "#/color/contrast";
import type { Direction } from "#/model/direction";
import type { Scale } from "#/model/token-set";
import { shade, type Tone } from "#/studio/palette/shade";
import { modeRules } from "#/studio/palette/mode-rules";
import { ramp, type Reading } from "#/studio/palette/reading";
import { twelve } from "#/studio/palette/scale";
import { standingOn } from "#/studio/palette/standing";
import { surfaceSteps, tintedDepth } from "#/studio/palette/surface-steps";

/** Hues (degrees) in which a tinted paper is cream, from where it begins to be to where it is no more, and the chroma that stays a grey with a warm side. */
const cream = { begins: 0, isFrom: 15, isTo: 113, ends: 130, chroma: 0.004 };

/**
 * The tint of every neutral: the brand's hue at the direction's chroma. A brand of chroma below 0.01 has none, and it comes in by degrees above that. Warm brands tint their paper
 * less: cream is what every warm page has, so that it says nothing of this one.
 */
export function neutralTone(brand: Reading, direction: Direction): Tone {
  const full = Math.min(0.02, direction.color.neutralChroma);
  const creamy = Math.min(ramp(brand.h, cream.begins, cream.isFrom), 1 - ramp(brand.h, cream.isTo, cream.ends));
  const chroma = full - Math.max(0, full - cream.chroma) * creamy;
  return { c: chroma * ramp(brand.chroma, 0.01, 0.05), h: brand.h };
}

/**
 * The neutral scale. Steps 1–5 are the light mode's page, card, raised tone, muted tone and border; 9–12 the dark mode's muted tone, raised tone, card and page.
 * Between them stand tones with a task: 6 is secondary text on every dark surface, 7 an outline on every surface of both modes where one tone
 * can be that, 8 secondary text on every light surface.
 */
export function neutralScale(direction: Direction, tone: Tone): Scale {
  const light = modeRules("light", direction);
  const dark = modeRules("dark", direction);
  const at = (lightness: number) => shade(tone, lightness);
  const steps = surfaceSteps.light.map((step) => light.page - step);
  const nights = surfaceSteps.dark.map((step) => dark.page + step);
  const paleGround = luminance(at(light.page - tintedDepth.light));
  const deepGround = luminance(at(dark.page + tintedDepth.dark));
  const paleText = standingOn(deepGround, true, dark.text, tone, dark.page);
  const deepText = standingOn(paleGround, false, light.text, tone, light.page);
  const outline = standingOn(luminance(at(steps[3] ?? light.page)), false, light.ui, tone, light.page) - 0.012;
  const places = [...steps, paleText, outline, Math.min(deepText, outline - 0.04), ...nights.toReversed()];
  return twelve((index) => at(places[index] ?? 0));
}
