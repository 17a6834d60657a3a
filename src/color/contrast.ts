import { rgbChannels, luminanceOfChannels } from "#/color/srgb";
import type { Color } from "#/color/color";

/** Relative luminance of a colour, 0–1 (WCAG 2.2). */
export function luminance(color: Color): number {
  const [red, green, blue] = rgbChannels(color);
  return luminanceOfChannels(red, green, blue);
}

/** Contrast ratio of two relative luminances, 1–21 (WCAG 2.2). */
export function contrastOfLuminances(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}

/** Contrast ratio of two colours, 1–21 (WCAG 2.2, success criterion 1.4.3). */
export function contrast(one: Color, other: Color): number {
  return contrastOfLuminances(luminance(one), luminance(other));
}
