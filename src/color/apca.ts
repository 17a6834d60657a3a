import { rgbChannels } from "#/color/srgb";
import type { Color } from "#/color/color";

/** Screen luminance in APCA 0.0.98G-4g: a simple 2.4 exponent and channel weights of its own. */
const screenByChannel = Float64Array.from({ length: 256 }, (_, channel) => (channel / 255) ** 2.4);

/** The exponent for near-black is exactly 1.414, not the square root of two. */
const blackPower = 1414 / 1000;

function screenLuminance(color: Color): number {
  const [red, green, blue] = rgbChannels(color);
  const at = (channel: number) => screenByChannel[channel] ?? 0;
  const sum = 0.2126729 * at(red) + 0.7151522 * at(green) + 0.072175 * at(blue);
  return sum > 0.022 ? sum : sum + (0.022 - sum) ** blackPower;
}

/**
 * Lightness contrast (Lc) of text on a background, by the published APCA formula: about −108 to
 * 106, positive for dark text on light, 0 below its threshold. Informative; WCAG ratios are
 * binding.
 */
export function apcaContrast(text: Color, background: Color): number {
  const textLuminance = screenLuminance(text);
  const backgroundLuminance = screenLuminance(background);
  if (Math.abs(textLuminance - backgroundLuminance) < 0.0005) return 0;
  if (backgroundLuminance > textLuminance) {
    const raw = (backgroundLuminance ** 0.56 - textLuminance ** 0.57) * 1.14;
    return raw < 0.1 ? 0 : (raw - 0.027) * 100;
  }
  const raw = (backgroundLuminance ** 0.65 - textLuminance ** 0.62) * 1.14;
  return raw > -0.1 ? 0 : (raw + 0.027) * 100;
}
