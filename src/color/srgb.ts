import type { Color } from "#/color/color";
import type { Triple } from "#/color/oklab";

/** Linear light (0–1) of each 8-bit sRGB channel value (IEC 61966-2-1). */
const linearByChannel = Float64Array.from({ length: 256 }, (_, channel) => {
  const encoded = channel / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** Linear light (0–1) of an 8-bit sRGB channel. */
export function linearFromChannel(channel: number): number {
  return linearByChannel[channel] ?? 0;
}

/** The nearest 8-bit sRGB channel of a linear-light value, clipped to 0–255. */
export function channelFromLinear(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
}

/** The red, green and blue channels of a colour, integers from 0 to 255. */
export function rgbChannels(color: Color): Triple {
  const packed = Number.parseInt(color.hex.slice(1), 16);
  return [packed >> 16, (packed >> 8) & 255, packed & 255];
}

/** The linear-light red, green and blue of a colour, each 0–1. */
export function linearChannels(color: Color): Triple {
  const [red, green, blue] = rgbChannels(color);
  return [linearFromChannel(red), linearFromChannel(green), linearFromChannel(blue)];
}

/** `#rrggbb` in lower case from three 8-bit channels. */
export function hexFromChannels(red: number, green: number, blue: number): string {
  return `#${(0x1000000 + red * 65536 + green * 256 + blue).toString(16).slice(1)}`;
}

/** Relative luminance (0–1, WCAG 2.2 definition) of three 8-bit channels. */
export function luminanceOfChannels(red: number, green: number, blue: number): number {
  return 0.2126 * linearFromChannel(red) + 0.7152 * linearFromChannel(green) + 0.0722 * linearFromChannel(blue);
}
