import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import { ramp, type Reading, readingOf } from "#/studio/palette/reading";
import type { Anchor } from "#/studio/palette/scale";

const radians = Math.PI / 180;
/** Bright enough that deep text on it reaches 7:1, whatever its hue. */
const accentLightness = 0.74;
const chromaOfGreyBrands = 0.11;
const chromaMax = 0.17;
/** Two hues that are mixed lose chroma, opposite ones all of it; from this share on the mixture gets back what it lost. */
const keptFrom = 0.9;

/** The widest gap between two channels, 0–255: unlike chroma it moves evenly with the input, even next to black. */
function channelSpread(color: Color): number {
  const packed = Number.parseInt(color.hex.slice(1), 16);
  const channels = [packed >> 16, (packed >> 8) & 255, packed & 255];
  return Math.max(...channels) - Math.min(...channels);
}

/**
 * Where the accent scale stands. A secondary colour of the brief is it. Else it has the brand's hue turned by the direction's shift, as vivid as the
 * brand; the greyer the brand, the more of the direction's own hue is mixed in, so that a black brand still gets a spot colour and no
 * hue jumps on the way there.
 */
export function accentAnchor(brand: Reading, secondary: Color | undefined, direction: Direction): Anchor {
  if (secondary) {
    const { l, h, chroma, color } = readingOf(secondary);
    return { l, h, c: chroma, exact: color };
  }
  const { accentShift, chartHue } = direction.color;
  const own = ramp(channelSpread(brand.color), 0, 190);
  const ownChroma = own * Math.min(chromaMax, brand.chroma);
  const lentChroma = (1 - own) * chromaOfGreyBrands;
  const turned = (brand.h + accentShift) * radians;
  const a = ownChroma * Math.cos(turned) + lentChroma * Math.cos(chartHue * radians);
  const b = ownChroma * Math.sin(turned) + lentChroma * Math.sin(chartHue * radians);
  const mixed = Math.hypot(a, b);
  const whole = ownChroma + lentChroma;
  const kept = whole === 0 ? 0 : whole * ramp(mixed / whole, 0, keptFrom);
  return { l: accentLightness, c: Math.max(mixed, kept), h: (Math.atan2(b, a) / radians + 360) % 360 };
}
