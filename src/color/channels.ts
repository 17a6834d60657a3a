import type { Color } from "#/color/color";
import { linearFromChannel } from "#/color/srgb";
import type { Triple } from "#/color/oklab";

/** The red, green and blue channels of a colour, whole numbers 0–255. */
export function rgbChannels(color: Color): Triple {
  const packed = Number.parseInt(color.hex.slice(1), 16);
  return [packed >> 16, (packed >> 8) & 255, packed & 255];
}

/** The linear-light red, green and blue of a colour, each 0–1. */
export function linearChannels(color: Color): Triple {
  const [red, green, blue] = rgbChannels(color);
  return [linearFromChannel(red), linearFromChannel(green), linearFromChannel(blue)];
}

/** `#rrggbb` in lower case from three whole channels 0–255. */
export function hexFromChannels(red: number, green: number, blue: number): string {
  return `#${(0x1000000 + red * 65536 + green * 256 + blue).toString(16).slice(1)}`;
}
