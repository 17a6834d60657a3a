import { hexFromChannels } from "#/color/channels";
import type { Color } from "#/color/color";
import { clippedChannelsFromOklch } from "#/color/oklch-channels";
import { isInGamut } from "#/color/gamut";
import { oklabFromLinear, type Triple } from "#/color/oklab";
import { linearFromChannel } from "#/color/srgb";

/** Rounds to so many ten-thousandths; never −0. */
const decimals4 = (value: number) => Math.round(value * 10_000) / 10_000 + 0;
const decimals2 = (value: number) => Math.round(value * 100) / 100 + 0;

/** Shifts of lightness and chroma, in ten-thousandths, tried in this order. */
const shifts = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];
const radians = Math.PI / 180;

type Oklch = Pick<Color, "l" | "c" | "h">;

/**
 * The first rounding near a reading that leads back to its channels; with `inside`, also lies in
 * the gamut and not a hair outside.
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

/** A colour from its three whole channels, 0–255. */
export function colorFromChannels(red: number, green: number, blue: number): Color {
  const hex = hexFromChannels(red, green, blue);
  const [lightness, a, b] = oklabFromLinear(linearFromChannel(red), linearFromChannel(green), linearFromChannel(blue));
  if (red === green && green === blue) return { hex, l: decimals4(lightness), c: 0, h: 0 };
  const angle = Math.atan2(b, a) / radians;
  const exact = { l: lightness, c: Math.sqrt(a * a + b * b), h: angle < 0 ? angle + 360 : angle };
  const channels: Triple = [red, green, blue];
  const roundTrip = findRoundTripOklch(exact, channels, true) ?? findRoundTripOklch(exact, channels, false);
  if (!roundTrip) throw new Error(`no OKLCH reading leads back to ${hex}`);
  return { hex, ...roundTrip };
}

/**
 * A colour from `#rrggbb` in either case. Throws a plain Error for anything else: other spellings
 * go through `parseCssColor`.
 */
export function colorFromHex(hex: string): Color {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a six-digit hex colour: ${hex}`);
  const packed = Number.parseInt(hex.slice(1), 16);
  return colorFromChannels(packed >> 16, (packed >> 8) & 255, packed & 255);
}
