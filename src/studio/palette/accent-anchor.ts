import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import { smoothstep, type BaseColor, toBaseColor } from "#/studio/palette/base-color";
import type { ScaleAnchor } from "#/studio/palette/scale";

const radians = Math.PI / 180;
/** Bright enough that deep text on it reaches 7:1, whatever its hue. */
const accentLightness = 0.74;
const greyBrandChroma = 0.11;
const maxChroma = 0.17;
/** Two hues that are mixed lose chroma, opposite ones all of it; from this share on the mixture gets back what it lost. */
const fullChromaFrom = 0.9;

/** The widest gap between two channels, 0–255: unlike chroma it moves evenly with the input, even next to black. */
function getChannelSpread(color: Color): number {
  const packed = Number.parseInt(color.hex.slice(1), 16);
  const channels = [packed >> 16, (packed >> 8) & 255, packed & 255];
  return Math.max(...channels) - Math.min(...channels);
}

/**
 * Where the accent scale stands. A secondary colour of the brief is it. Else it has the brand's hue turned by the direction's shift, as vivid as the
 * brand; the greyer the brand, the more of the direction's own hue is mixed in, so that a black brand still gets a spot colour and no
 * hue jumps on the way there.
 */
export function computeAccentAnchor(brand: BaseColor, secondary: Color | undefined, direction: Direction): ScaleAnchor {
  if (secondary) {
    const { l, h, chroma, color } = toBaseColor(secondary);
    return { l, h, c: chroma, exact: color };
  }
  const { accentShift, chartHue } = direction.color;
  const brandShare = smoothstep(getChannelSpread(brand.color), 0, 190);
  const brandChroma = brandShare * Math.min(maxChroma, brand.chroma);
  const directionChroma = (1 - brandShare) * greyBrandChroma;
  const accentHueRadians = (brand.h + accentShift) * radians;
  const a = brandChroma * Math.cos(accentHueRadians) + directionChroma * Math.cos(chartHue * radians);
  const b = brandChroma * Math.sin(accentHueRadians) + directionChroma * Math.sin(chartHue * radians);
  const mixedChroma = Math.hypot(a, b);
  const totalChroma = brandChroma + directionChroma;
  const restoredChroma = totalChroma === 0 ? 0 : totalChroma * smoothstep(mixedChroma / totalChroma, 0, fullChromaFrom);
  return { l: accentLightness, c: Math.max(mixedChroma, restoredChroma), h: (Math.atan2(b, a) / radians + 360) % 360 };
}
