import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import { smoothstep, type BaseColor, toBaseColor } from "#/studio/palette/base-color";
import { hasHue, type HueName } from "#/studio/palette/hue-names";
import type { ScaleAnchor } from "#/studio/palette/scale";

const radians = Math.PI / 180;
/** Light enough for dark text on it to reach 7:1 with any hue. */
const accentLightness = 0.74;
const greyBrandChroma = 0.11;
const maxChroma = 0.17;
/**
 * Mixing two hues reduces chroma, down to zero for opposite ones. Above this share of the original
 * chroma the mixture is restored to full chroma.
 */
const fullChromaFrom = 0.9;

/**
 * Largest difference between two channels (0–255). Unlike chroma it changes evenly with the input,
 * also near black.
 */
function getChannelSpread(color: Color): number {
  const packed = Number.parseInt(color.hex.slice(1), 16);
  const channels = [packed >> 16, (packed >> 8) & 255, packed & 255];
  return Math.max(...channels) - Math.min(...channels);
}

/** Turns of the hue in search of one that is not ruled out, the nearest first. */
const turns = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** A colour of eight bits a channel can lie this much beside its hue. */
const hueTolerance = 6;

/** The anchor, or the nearest hue to it that a brief does not rule out. */
function turnFromAvoided(anchor: ScaleAnchor, avoidedHues: ReadonlySet<HueName>): ScaleAnchor {
  if (avoidedHues.size === 0) return anchor;
  const turned = turns.map((turn) => ({ ...anchor, h: (anchor.h + turn + 360) % 360 }));
  const isAllowed = (one: ScaleAnchor) =>
    [-hueTolerance, 0, hueTolerance].every((by) => !hasHue({ ...one, h: (one.h + by + 360) % 360 }, avoidedHues));
  return turned.find(isAllowed) ?? { ...anchor, c: 0 };
}

/**
 * The anchor of the accent scale. A secondary colour in the brief is used as it is. Otherwise the
 * brand's hue is rotated by the direction's shift at the brand's chroma. The greyer the brand, the
 * more of the direction's own hue is mixed in, so that a black brand still gets a spot colour and
 * the hue never jumps.
 */
export function computeAccentAnchor(
  brand: BaseColor,
  secondary: Color | undefined,
  direction: Direction,
  avoidedHues: ReadonlySet<HueName> = new Set(),
): ScaleAnchor {
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
  const anchor = { l: accentLightness, c: Math.max(mixedChroma, restoredChroma), h: (Math.atan2(b, a) / radians + 360) % 360 };
  return turnFromAvoided(anchor, avoidedHues);
}
