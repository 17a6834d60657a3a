import { hexFromChannels } from "#/color/channels";
import type { Color } from "#/color/color";
import { channelsCutOff } from "#/color/oklch-channels";
import { oklabFromLinear } from "#/color/oklab";
import { linearFromChannel } from "#/color/srgb";

/** Rounds to so many ten-thousandths; never −0. */
const decimals4 = (value: number) => Math.round(value * 10_000) / 10_000 + 0;
const decimals2 = (value: number) => Math.round(value * 100) / 100 + 0;

/** Shifts of lightness and chroma, in ten-thousandths, tried in this order until a reading leads back to its hex. */
const shifts = [0, 1, -1, 2, -2, 3, -3];

function leadsBack(lightness: number, chroma: number, hue: number, red: number, green: number, blue: number): boolean {
  const [backRed, backGreen, backBlue] = channelsCutOff(lightness, chroma, hue);
  return backRed === red && backGreen === green && backBlue === blue;
}

/** A colour from its three whole channels, 0–255. */
export function colorFromChannels(red: number, green: number, blue: number): Color {
  const hex = hexFromChannels(red, green, blue);
  const [lightness, a, b] = oklabFromLinear(linearFromChannel(red), linearFromChannel(green), linearFromChannel(blue));
  const l = decimals4(lightness);
  if (red === green && green === blue) return { hex, l, c: 0, h: 0 };
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  const turn = angle < 0 ? angle + 360 : angle;
  const c = decimals4(Math.hypot(a, b));
  for (const round of [decimals2, decimals4]) {
    const rounded = round(turn);
    const h = rounded >= 360 ? 0 : rounded;
    for (const chromaShift of shifts) {
      for (const lightnessShift of shifts) {
        const nearL = decimals4(l + lightnessShift / 10_000);
        const nearC = decimals4(c + chromaShift / 10_000);
        if (leadsBack(nearL, nearC, h, red, green, blue)) return { hex, l: nearL, c: nearC, h };
      }
    }
  }
  return { hex, l, c, h: decimals4(turn) >= 360 ? 0 : decimals4(turn) };
}

/** A colour from `#rrggbb` in either case. Throws a plain Error for anything else: other spellings go through `parseCssColor`. */
export function colorFromHex(hex: string): Color {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a six-digit hex colour: ${hex}`);
  const packed = Number.parseInt(hex.slice(1), 16);
  return colorFromChannels(packed >> 16, (packed >> 8) & 255, packed & 255);
}
