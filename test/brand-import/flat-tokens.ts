import { converter, parse } from "culori";
import { formatColorNotation, readColorNotation } from "#/color/color-notation";
import { readGivenColor } from "#/color/parse";
import type { GivenTokens } from "#/model/given";
import { modes, scaleNames, type TokenSet, textStyleNames } from "#/model/token-set";

/** Values of tokens as text by name; two sets of tokens are equal if these are. */
export type FlatTokens = ReadonlyMap<string, string>;

const toRgb = converter("rgb");

/** What is the same in every notation of one colour. */
export function toColorKey(text: string): string {
  const [notation, read] = [readColorNotation(text), readGivenColor(text)];
  if (!notation || !read) return `no colour: ${text}`;
  const { r, g, b } = toRgb(parse(formatColorNotation({ ...notation, alpha: 1 }))) ?? { r: -1, g: -1, b: -1 };
  const isEightBit = [r, g, b].every((channel) => Math.abs(channel * 255 - Math.round(channel * 255)) < 1e-9);
  return read.isOpaqueExact || isEightBit ? `${read.opaque.hex} ${notation.alpha}` : JSON.stringify(notation);
}

type Layer = { readonly x: number; readonly y: number; readonly blur: number; readonly spread: number; readonly color: string };

/** A shadow without its invisible layers. */
const toLayersKey = (layers: readonly Layer[]) =>
  JSON.stringify(
    layers
      .filter(({ x, y, blur, spread }) => x !== 0 || y !== 0 || blur !== 0 || spread !== 0)
      .map(({ x, y, blur, spread, color }) => [x, y, blur, spread, toColorKey(color)]),
  );

type Entry = readonly [name: string, value: string];

/** The tokens of a design by name, without custom ones. */
export function flattenTokens(tokens: TokenSet): FlatTokens {
  const { typography, layout } = tokens;
  const toCss = (color: { readonly hex: string; readonly given?: string }) => color.given ?? color.hex;
  const toLayers = (layers: TokenSet["shadows"][number]["light"]) =>
    toLayersKey(
      layers.map(({ color, alpha, ...lengths }) => {
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.hex.slice(at, at + 2), 16));
        return { ...lengths, color: color.given ?? `rgb(${red} ${green} ${blue} / ${alpha})` };
      }),
    );
  return new Map<string, string>([
    ...modes.flatMap((mode) =>
      Object.entries(tokens.colors[mode]).map(([role, color]): Entry => [`${mode}: ${role}`, toColorKey(toCss(color))]),
    ),
    ...scaleNames.flatMap((scale) =>
      tokens.scales[scale].map((color, index): Entry => [`palette.${scale}.${index + 1}`, toColorKey(toCss(color))]),
    ),
    ...Object.entries(typography.families).map(([name, { stack }]): Entry => [`fontFamily.${name}`, JSON.stringify(stack)]),
    ...Object.entries(typography.weights).map(([name, weight]): Entry => [`fontWeight.${name}`, String(weight)]),
    ...typography.sizes.flatMap(({ name, minPx, maxPx, leading, trackingEm }): Entry[] => [
      [`fontSize.${name}.min`, String(minPx)],
      [`fontSize.${name}`, String(maxPx)],
      [`lineHeight.${name}`, String(leading)],
      [`letterSpacing.${name}`, String(trackingEm)],
    ]),
    ...textStyleNames.flatMap((name) =>
      Object.entries(typography.styles[name]).map(([field, value]): Entry => [`typography.${name}.${field}`, String(value)]),
    ),
    ["measure", String(typography.measureCh)],
    ...tokens.spacing.map(({ name, px }): Entry => [`spacing.${name}`, String(px)]),
    ...tokens.sectionGaps.map(({ name, px }): Entry => [`section.${name}`, String(px)]),
    ["radius.base", String(tokens.radius.basePx)],
    ...tokens.radius.steps.map(({ name, px }): Entry => [`radius.${name}`, String(px)]),
    ...tokens.shadows.flatMap(({ name, light, dark }): Entry[] => [
      [`shadow.${name}`, toLayers(light)],
      [`shadow.${name}.dark`, toLayers(dark)],
    ]),
    ["stroke", String(tokens.strokePx)],
    ...tokens.durations.map(({ name, ms }): Entry => [`duration.${name}`, String(ms)]),
    ...tokens.easings.map(({ name, curve }): Entry => [`easing.${name}`, curve.join(" ")]),
    ["layout.container", String(layout.containerPx)],
    ["layout.gutter", String(layout.gutterPx)],
    ["layout.margin", String(layout.marginPx)],
  ]);
}

/** Given tokens by the same names, without custom ones. */
export function flattenGiven(given: GivenTokens): FlatTokens {
  const { radius, layout } = given;
  const toEntries = (prefix: string, values: object | undefined, format: (value: never) => string = String): Entry[] =>
    Object.entries(values ?? {}).map(([name, value]) => [`${prefix}${name}`, format(value as never)]);
  return new Map<string, string>([
    ...modes.flatMap((mode) => toEntries(`${mode}: `, given.colors?.[mode], toColorKey)),
    ...scaleNames.flatMap((scale) => toEntries(`palette.${scale}.`, given.scales?.[scale], toColorKey)),
    ...toEntries("fontFamily.", given.stacks, JSON.stringify),
    ...toEntries("fontWeight.", given.weights),
    ...(given.sizes ?? []).flatMap(({ name, minPx, maxPx, leading, trackingEm }): Entry[] => [
      [`fontSize.${name}.min`, String(minPx)],
      [`fontSize.${name}`, String(maxPx)],
      ...(leading === undefined ? [] : [[`lineHeight.${name}`, String(leading)] as const]),
      ...(trackingEm === undefined ? [] : [[`letterSpacing.${name}`, String(trackingEm)] as const]),
    ]),
    ...Object.entries(given.styles ?? {}).flatMap(([name, style]) => toEntries(`typography.${name}.`, style)),
    ...(given.measureCh === undefined ? [] : [["measure", String(given.measureCh)] as const]),
    ...(given.spacing ?? []).map(({ name, px }): Entry => [`spacing.${name}`, String(px)]),
    ...(given.sectionGaps ?? []).map(({ name, px }): Entry => [`section.${name}`, String(px)]),
    ...(radius?.basePx === undefined ? [] : [["radius.base", String(radius.basePx)] as const]),
    ...(radius?.steps ?? []).map(({ name, px }): Entry => [`radius.${name}`, String(px)]),
    ...(given.shadows ?? []).flatMap(({ name, light, dark }): Entry[] => [
      [`shadow.${name}`, toLayersKey(light)],
      ...(dark === undefined ? [] : [[`shadow.${name}.dark`, toLayersKey(dark)] as const]),
    ]),
    ...(given.strokePx === undefined ? [] : [["stroke", String(given.strokePx)] as const]),
    ...toEntries("duration.", given.durations),
    ...Object.entries(given.easings ?? {}).map(([name, curve]): Entry => [`easing.${name}`, curve.join(" ")]),
    ...Object.entries(layout ?? {}).map(([name, px]): Entry => [`layout.${name.replace(/Px$/, "")}`, String(px)]),
  ]);
}
