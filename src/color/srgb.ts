/** The 256 linear-light values of an 8-bit sRGB channel (IEC 61966-2-1), each 0–1. */
const linearByChannel = Float64Array.from({ length: 256 }, (_, channel) => {
  const encoded = channel / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** Linear light (0–1) of an 8-bit sRGB channel. */
export function linearFromChannel(channel: number): number {
  return linearByChannel[channel] ?? 0;
}

/**
 * The nearest 8-bit sRGB channel (0–255) for a linear-light value; what lies outside 0–1 is cut
 * off.
 */
export function channelFromLinear(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
}

/** Relative luminance (0–1, WCAG 2.2 definition) of three 8-bit channels. */
export function luminanceOfChannels(red: number, green: number, blue: number): number {
  return 0.2126 * linearFromChannel(red) + 0.7152 * linearFromChannel(green) + 0.0722 * linearFromChannel(blue);
}
