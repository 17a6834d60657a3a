import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import { getBrownness, getPaleness, smoothstep, type BaseColor, toBaseColor } from "#/studio/palette/base-color";
import { getClearLightness, getCompanionTone } from "#/studio/palette/harmony";
import { hasHue, type HueName } from "#/studio/palette/hue-names";
import type { ScaleAnchor } from "#/studio/palette/scale";
import type { Tone } from "#/studio/palette/shade";

const radians = Math.PI / 180;
/** Chroma of the accent beside a pale brand, and how much lighter it is where it would be brown. */
const [paleBrandChroma, paleBrandLift] = [0.092, 0.06] as const;
const greyBrandChroma = 0.11;
/** Spread of channels (0–255) from which a brand has a hue that counts fully. */
const fullHueFrom = 96;
/**
 * Largest difference between two channels (0–255). Unlike chroma it changes evenly with the input,
 * also near black.
 */
function getChannelSpread(color: Color): number {
  const packed = Number.parseInt(color.hex.slice(1), 16);
  const channels = [packed >> 16, (packed >> 8) & 255, packed & 255];
  return Math.max(...channels) - Math.min(...channels);
}

/** Hues (degrees) of accents beside black and grey: apricot, amber, ochre, mustard. */
const [apricotHue, mustardHue] = [58, 95] as const;

/** Turns of the hue in search of one that is not ruled out, the nearest first. */
const turns = [30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** A colour of eight bits a channel can lie this much beside its hue. */
const hueTolerance = 6;

/** Tones that go with most brands, where the hue of the first choice is ruled out: honey and apricot. */
const safeTones: readonly Tone[] = [
  { c: 0.11, h: 84 },
  { c: 0.12, h: 62 },
];

/** The anchor, or one in another hue that a brief does not rule out: a warm one, else the nearest. */
function turnFromAvoided(anchor: ScaleAnchor, avoidedHues: ReadonlySet<HueName>): ScaleAnchor {
  if (avoidedHues.size === 0) return anchor;
  const turned = [
    anchor,
    ...safeTones.map((tone) => ({ l: getClearLightness(tone), ...tone })),
    ...turns.map((turn) => ({ ...anchor, h: (anchor.h + turn + 360) % 360 })),
  ];
  const isAllowed = (one: ScaleAnchor) =>
    [-hueTolerance, 0, hueTolerance].every((by) => !hasHue({ ...one, h: (one.h + by + 360) % 360 }, avoidedHues));
  return turned.find(isAllowed) ?? { ...anchor, c: 0 };
}

/** Hues (degrees) of ice and water, and the tint of them that is their accent. */
const [coolFrom, coolUpTo] = [150, 285] as const;
const coolTone = { l: 0.83, c: 0.075 } as const;

/**
 * The direction's own hue as an accent beside black and grey, or the opposite of a cold one, within the warm
 * ones: the accents of no brand are pink or blue unless it asks for that.
 */
const getGreyBrandHue = (hue: number): number => {
  const warm = hue < 180 ? hue : hue >= 340 ? 0 : hue - 180;
  return Math.min(mustardHue, Math.max(apricotHue, warm));
};

/**
 * The anchor of the accent scale. A secondary colour in the brief is used as it is. Otherwise it is the
 * companion of the brand's hue (`getCompanionTone`), turned by the direction's shift. Beside a pale brand it is
 * the brand's own hue in full: ice is blue and cream is honey, and any other hue would be stronger than the brand's.
 * So is that beside a cool brand that is asked to be `isCool`, because nothing warm is ice or sea.
 * A grey brand has no hue to go with: the greyer it is, the more of the direction's own hue is mixed in, so that a black brand still
 * gets a spot colour and the hue never jumps.
 */
export function computeAccentAnchor(
  brand: BaseColor,
  secondary: Color | undefined,
  direction: Direction,
  avoidedHues: ReadonlySet<HueName> = new Set(),
  isCool = false,
): ScaleAnchor {
  if (secondary) {
    const { l, h, chroma, color } = toBaseColor(secondary);
    return { l, h, c: chroma, exact: color };
  }
  const { accentShift, chartHue } = direction.color;
  const companion = getCompanionTone({ c: brand.chroma, h: brand.h }, accentShift);
  const brandShare = smoothstep(getChannelSpread(brand.color), 0, fullHueFrom);
  const paleness = getPaleness(brand);
  if (isCool && paleness < 0.5 && brand.h > coolFrom && brand.h < coolUpTo) return { ...coolTone, h: brand.h };
  const parts = [
    { c: (1 - paleness) * brandShare * companion.c, h: companion.h },
    { c: (1 - paleness) * (1 - brandShare) * greyBrandChroma, h: getGreyBrandHue(chartHue) },
    { c: paleness * paleBrandChroma, h: brand.h },
  ];
  const a = parts.reduce((sum, { c, h }) => sum + c * Math.cos(h * radians), 0);
  const b = parts.reduce((sum, { c, h }) => sum + c * Math.sin(h * radians), 0);
  const tone = { c: Math.hypot(a, b), h: (Math.atan2(b, a) / radians + 360) % 360 };
  const lift = paleBrandLift * paleness * getBrownness(tone.h) * smoothstep(tone.c, 0, 0.08);
  const anchor = { l: getClearLightness(tone) + lift, ...tone };
  return turnFromAvoided(anchor, avoidedHues);
}
