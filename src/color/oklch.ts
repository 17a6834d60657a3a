import type { Color } from "#/color/color";
import { chromaInGamut, isInGamut } from "#/color/gamut";
import { linearFromOklab, oklabFromLinear, type Triple } from "#/color/oklab";
import { channelFromLinear, hexFromChannels, linearFromChannel } from "#/color/srgb";

const radians = Math.PI / 180;

/**
 * The 8-bit channels of an OKLCH colour as a browser computes them: out-of-range channels are
 * clipped.
 */
export function clippedChannelsFromOklch(lightness: number, chroma: number, hue: number): Triple {
  if (chroma === 0) {
    const grey = channelFromLinear(lightness ** 3);
    return [grey, grey, grey];
  }
  const [red, green, blue] = linearFromOklab(lightness, chroma * Math.cos(hue * radians), chroma * Math.sin(hue * radians));
  return [channelFromLinear(red), channelFromLinear(green), channelFromLinear(blue)];
}

/**
 * The 8-bit channels of an OKLCH colour, with the chroma reduced to the sRGB gamut (see
 * `chromaInGamut`).
 */
export function channelsFromOklch(lightness: number, chroma: number, hue: number): Triple {
  return clippedChannelsFromOklch(lightness, chromaInGamut(lightness, chroma, hue), hue);
}

/** The 8-bit colour of OKLCH coordinates, with the chroma reduced to the sRGB gamut. */
export function oklchColor(lightness: number, chroma: number, hue: number): Color {
  const [red, green, blue] = channelsFromOklch(lightness, chroma, hue);
  return colorFromChannels(red, green, blue);
}

/**
 * A colour from `#rrggbb` in either case. Throws an Error for other notations: see `parseCssColor`.
 */
export function colorFromHex(hex: string): Color {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a six-digit hex colour: ${hex}`);
  const packed = Number.parseInt(hex.slice(1), 16);
  return colorFromChannels(packed >> 16, (packed >> 8) & 255, packed & 255);
}

/**
 * A colour from three 8-bit channels, with rounded OKLCH coordinates that convert back to these
 * channels.
 */
export function colorFromChannels(red: number, green: number, blue: number): Color {
  const hex = hexFromChannels(red, green, blue);
  const [lightness, a, b] = oklabFromLinear(linearFromChannel(red), linearFromChannel(green), linearFromChannel(blue));
  if (red === green && green === blue) return { hex, l: decimals4(lightness), c: 0, h: 0 };
  const angle = Math.atan2(b, a) / radians;
  const exact = { l: lightness, c: Math.sqrt(a * a + b * b), h: angle < 0 ? angle + 360 : angle };
  const channels: Triple = [red, green, blue];
  const roundTrip = findRoundTripOklch(exact, channels, true) ?? findRoundTripOklch(exact, channels, false);
  if (!roundTrip) throw new Error(`no rounded OKLCH value converts back to ${hex}`);
  return { hex, ...roundTrip };
}

/** Rounds to four decimals. Adding 0 turns −0 into 0. */
const decimals4 = (value: number) => Math.round(value * 10_000) / 10_000 + 0;
const decimals2 = (value: number) => Math.round(value * 100) / 100 + 0;

/** Offsets of lightness and chroma, in ten-thousandths, in the order in which they are tried. */
const shifts = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];

type Oklch = Pick<Color, "l" | "c" | "h">;

/**
 * The first rounded value near the exact one that converts back to the channels, and that is in
 * gamut if required.
 */
function findRoundTripOklch(exact: Oklch, channels: Triple, mustBeInGamut: boolean): Oklch | undefined {
  const [red, green, blue] = channels;
  for (const round of [decimals2, decimals4]) {
    const h = round(exact.h) >= 360 ? 0 : round(exact.h);
    const cosine = Math.cos(h * radians);
    const sine = Math.sin(h * radians);
    for (const chromaShift of shifts) {
      const c = decimals4(exact.c + chromaShift / 10_000);
      for (const lightnessShift of shifts) {
        const l = decimals4(exact.l + lightnessShift / 10_000);
        if (mustBeInGamut && !isInGamut(l, c * cosine, c * sine)) continue;
        const [backRed, backGreen, backBlue] = clippedChannelsFromOklch(l, c, h);
        if (backRed === red && backGreen === green && backBlue === blue) return { l, c, h };
      }
    }
  }
  return undefined;
}
