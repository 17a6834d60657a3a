import type { Color } from "#/color/color";
import type { DepthStrategy } from "#/model/direction";
import { readGivenColor } from "#/color/parse";
import type { GivenTokens } from "#/model/given";
import type { Shadow, ShadowLayer } from "#/model/token-set";

/** Offset and blur of the wide layer in CSS pixels, lowest elevation first. */
const elevations = [
  ["xs", 1, 2],
  ["sm", 2, 6],
  ["md", 4, 12],
  ["lg", 10, 28],
  ["xl", 20, 52],
] as const;

/** Shadow strength. Directions that use borders or tones for depth have almost no shadows. */
const strengthByDepth = { shadow: 1, tone: 0.5, border: 0.25 } as const;

const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

function createShadowLayers(y: number, blur: number, color: Color, alpha: number): readonly ShadowLayer[] {
  const wide = { x: 0, y, blur, spread: -Math.round(y / 4) + 0, color, alpha: roundToHundredths(alpha) };
  const close = { x: 0, y: 1, blur: 2, spread: 0, color, alpha: roundToHundredths(alpha * 0.6) };
  return y > 1 ? [wide, close] : [close];
}

/**
 * The shadow scale; each step is higher and softer. Dark modes use stronger black shadows, because
 * tinted ones would glow. `ink` is the direction's darkest neutral.
 */
export function createShadows(depth: DepthStrategy, ink: Color, black: Color): readonly Shadow[] {
  const strength = strengthByDepth[depth];
  return elevations.map(([name, y, blur], index) => {
    const alpha = (0.1 + index * 0.02) * strength;
    return { name, light: createShadowLayers(y, blur, ink, alpha), dark: createShadowLayers(y, blur, black, alpha * 2.6) };
  });
}

type GivenLayer = NonNullable<GivenTokens["shadows"]>[number]["light"][number];

/** Alphas are printed with three decimals; a given one with more keeps its notation. */
const hasPrintedAlpha = (alpha: number) => Math.abs(alpha * 1000 - Math.round(alpha * 1000)) < 1e-9;

function readGivenLayer({ x, y, blur, spread, color: text }: GivenLayer): ShadowLayer {
  const read = readGivenColor(text);
  if (!read) throw new Error(`not a CSS colour: ${text}`);
  const { hex, l, c, h } = read.opaque;
  const isHexExact = read.isOpaqueExact && hasPrintedAlpha(read.alpha);
  return { x, y, blur, spread, color: { hex, l, c, h, ...(!isHexExact && { given: read.css }) }, alpha: read.alpha };
}

/** Given layers as they are, whatever notation their colours have. */
export const toShadowLayers = (layers: readonly GivenLayer[]): readonly ShadowLayer[] => layers.map(readGivenLayer);

/** How much stronger a shadow is in dark modes, where it would be lost otherwise. */
const darkFactor = 2.6;

/**
 * Shadows with given ones, which stay as they are; the dark version of a light one is black and
 * stronger.
 */
export function completeShadows(
  shadows: readonly Shadow[],
  given: NonNullable<GivenTokens["shadows"]>,
  black: Color,
): readonly Shadow[] {
  const byName = new Map(
    given.map(({ name, light, dark }): [string, Shadow] => {
      const layers = toShadowLayers(light);
      const darken = (layer: ShadowLayer) => ({
        ...layer,
        color: black,
        alpha: Math.min(1, roundToHundredths(layer.alpha * darkFactor)),
      });
      return [name, { name, light: layers, dark: (dark && toShadowLayers(dark)) ?? layers.map(darken) }];
    }),
  );
  const known = new Set(shadows.map(({ name }) => name));
  return [
    ...shadows.map((shadow) => byName.get(shadow.name) ?? shadow),
    ...[...byName.values()].filter(({ name }) => !known.has(name)),
  ];
}
