import { hexFromChannels, linearChannels, channelFromLinear } from "#/color/srgb";
import type { Color } from "#/color/color";
import { linearFromOklab, oklabFromLinear } from "#/color/oklab";

/**
 * Interpolates two colours in OKLab, which is perceptually uniform. `share` is the part of `to`,
 * 0–1. Returns hex.
 */
export function mix(from: Color, to: Color, share: number): string {
  const [l1, a1, b1] = oklabFromLinear(...linearChannels(from));
  const [l2, a2, b2] = oklabFromLinear(...linearChannels(to));
  const interpolate = (one: number, other: number) => one + (other - one) * share;
  const [red, green, blue] = linearFromOklab(interpolate(l1, l2), interpolate(a1, a2), interpolate(b1, b2));
  return hexFromChannels(channelFromLinear(red), channelFromLinear(green), channelFromLinear(blue));
}
