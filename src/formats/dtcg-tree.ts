import {
  colorRoles,
  scaleNames,
  textStyleNames,
  type Length,
  type Mode,
  type SemanticColor,
  type TokenSet,
} from "#/model/token-set";
import { pillPx } from "#/model/css-length";
import { roundTo } from "#/kernel/decimal";
import { isDarkMode, formatFontSize } from "#/model/css-declarations";
import { colorValue, pxValue, remValue, shadowValue, tokenName } from "#/formats/dtcg-values";
import type { Json, JsonObject } from "#/formats/json";

/** The key of what we add to the format under `$extensions`. */
export const extensionKey = "livery";

const token = (type: string, value: Json, extension?: JsonObject): JsonObject => ({
  $type: type,
  $value: value,
  ...(extension ? { $extensions: { [extensionKey]: extension } } : {}),
});

const group = <Item>(items: readonly Item[], entry: (item: Item) => readonly [string, JsonObject]): JsonObject =>
  Object.fromEntries(items.map(entry));

/** A semantic colour's value: an alias to its primitive where it stands for one. */
export function semanticValue(color: SemanticColor): Json {
  return color.alias ? `{palette.${color.alias.scale}.${color.alias.step}}` : colorValue(color);
}

const foundations = new WeakMap<TokenSet, JsonObject>();

/** The groups that are the same in every mode; built once for a token set, since several files carry them. */
export function foundationTree(tokens: TokenSet): JsonObject {
  const built = foundations.get(tokens) ?? buildFoundation(tokens);
  foundations.set(tokens, built);
  return built;
}

function buildFoundation(tokens: TokenSet): JsonObject {
  const { typography, layout } = tokens;
  const { families, weights, sizes, styles } = typography;
  const lengthEntry = ({ name, px }: Length) => [tokenName(name), token("dimension", remValue(px))] as const;
  const sizeOf = (name: string) => sizes.find((size) => size.name === name)?.maxPx ?? 16;
  return {
    palette: group(scaleNames, (scale) => [
      scale,
      group(
        tokens.scales[scale].map((color, index) => [String(index + 1), color] as const),
        ([step, color]) => [step, token("color", colorValue(color))],
      ),
    ]),
    fontFamily: group(["display", "text", "mono"] as const, (name) => [name, token("fontFamily", families[name].stack)]),
    fontWeight: group(["display", "regular", "medium", "strong"] as const, (name) => [
      name,
      token("fontWeight", roundTo(weights[name])),
    ]),
    fontSize: group(sizes, (size) => [
      tokenName(size.name),
      token("dimension", remValue(size.maxPx), {
        minPx: roundTo(size.minPx),
        maxPx: roundTo(size.maxPx),
        fluid: formatFontSize(size),
      }),
    ]),
    lineHeight: group(sizes, (size) => [tokenName(size.name), token("number", roundTo(size.leading))]),
    letterSpacing: group(sizes, (size) => [
      tokenName(size.name),
      token("dimension", remValue(size.trackingEm * size.maxPx), { em: roundTo(size.trackingEm) }),
    ]),
    typography: group(textStyleNames, (name) => {
      const style = styles[name];
      const value: JsonObject = {
        fontFamily: `{fontFamily.${style.family}}`,
        fontSize: `{fontSize.${tokenName(style.size)}}`,
        fontWeight: roundTo(style.weight),
        letterSpacing: remValue(style.trackingEm * sizeOf(style.size)),
        lineHeight: roundTo(style.leading),
      };
      return [name, token("typography", value, { trackingEm: roundTo(style.trackingEm) })];
    }),
    measure: token("number", roundTo(typography.measureCh), { unit: "ch" }),
    spacing: group(tokens.spacing, lengthEntry),
    section: group(tokens.sectionGaps, lengthEntry),
    radius: {
      base: token("dimension", remValue(tokens.radius.basePx)),
      ...group(tokens.radius.steps, ({ name, px }) => [
        tokenName(name),
        token("dimension", px >= pillPx ? pxValue(px) : remValue(px)),
      ]),
    },
    stroke: token("dimension", pxValue(tokens.strokePx)),
    duration: group(tokens.durations, ({ name, ms }) => [name, token("duration", { value: roundTo(ms), unit: "ms" })]),
    easing: group(tokens.easings, ({ name, curve }) => [
      name,
      token(
        "cubicBezier",
        curve.map((value) => roundTo(value)),
      ),
    ]),
    layout: {
      container: token("dimension", remValue(layout.containerPx)),
      columns: token("number", layout.columns),
      gutter: token("dimension", remValue(layout.gutterPx)),
      margin: token("dimension", remValue(layout.marginPx)),
    },
  };
}

/** The groups that change with the mode: semantic colours and shadows. */
export function modeTree(
  tokens: TokenSet,
  mode: Mode,
  extension?: (role: (typeof colorRoles)[number]) => JsonObject,
): JsonObject {
  const { brand } = tokens;
  return {
    color: group(colorRoles, (role) => {
      const extra: JsonObject = {
        ...(role === "brand" && brand.mapped ? { given: brand.given } : {}),
        ...extension?.(role),
      };
      return [role, token("color", semanticValue(tokens.colors[mode][role]), Object.keys(extra).length > 0 ? extra : undefined)];
    }),
    shadow: group(tokens.shadows, (shadow) => [
      tokenName(shadow.name),
      token(
        "shadow",
        shadowValue(isDarkMode(mode) ? shadow.dark : shadow.light),
        extension ? { modes: { dark: shadowValue(shadow.dark) } } : undefined,
      ),
    ]),
  };
}
