import type { Color } from "#/color/color";
import { luminance } from "#/color/contrast";
import type { ModeRules } from "#/studio/palette/mode-rules";
import { shade, type Tone, untinted } from "#/studio/palette/shade";
import { findContrastingLightness } from "#/studio/palette/contrasting-lightness";

/**
 * The two tones of the focus ring. Their contrast is the square of the ratio for controls, so that
 * one of them is visible against any adjacent colour (WCAG 2.2, 1.4.11 and 2.4.13). The inner tone
 * is the page's, the outer one a shade or tint of primary; black and white in high contrast.
 */
export function computeFocusRing(
  rules: ModeRules,
  page: Color,
  primary: Color,
  tone: Tone,
): { readonly ring: Color; readonly offset: Color } {
  const { dark, strong, ringTones } = rules;
  if (strong) return { ring: shade(untinted, dark ? 1 : 0), offset: shade(untinted, dark ? 0 : 1) };
  return { ring: shade(tone, findContrastingLightness(luminance(page), dark, ringTones, tone, primary.l)), offset: page };
}
