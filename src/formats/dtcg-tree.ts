import {
  colorRoles,
  scaleNames,
  textStyleNames,
  type Length,
  type Mode,
  type SemanticColor,
  type TokenSet,
} from "#/model/token-set";
import { pillPx, tokenPlaces } from "#/model/css-length";
import { memoize } from "#/kernel/memoize";
import type { CustomToken } from "#/model/custom-token";
import { roundTo } from "#/kernel/decimal";
import { isDarkMode, formatFontSize } from "#/model/css-declarations";
import { isStandardToken, listOtherTokens, placeCustomTokens } from "#/formats/dtcg-custom";
import { isColorExact, toColorValue, toPxValue, toRemValue, toShadowValue, toTokenName } from "#/formats/dtcg-values";
import type { Json, JsonObject } from "#/formats/json";

/** Our key under `$extensions`. */
export const extensionKey = "livery";

const createToken = (type: string, value: Json, extension?: JsonObject): JsonObject => ({
  $type: type,
  $value: value,
  ...(extension ? { $extensions: { [extensionKey]: extension } } : {}),
});

const createGroup = <Item>(items: readonly Item[], entry: (item: Item) => readonly [string, JsonObject]): JsonObject =>
  Object.fromEntries(items.map(entry));

/** The value of a semantic colour: an alias of its primitive, if it has one. */
export function toSemanticValue(color: SemanticColor): Json {
  return color.alias ? `{palette.${color.alias.scale}.${color.alias.step}}` : toColorValue(color);
}

/** The groups that are the same in every mode. */
export const getFoundationTree = memoize((tokens: TokenSet): JsonObject => {
  const { typography, layout } = tokens;
  const { families, weights, sizes, styles } = typography;
  const toLengthEntry = ({ name, px }: Length) => [toTokenName(name), createToken("dimension", toRemValue(px))] as const;
  const getSizePx = (name: string) => sizes.find((size) => size.name === name)?.maxPx ?? 16;
  return {
    palette: createGroup(scaleNames, (scale) => [
      scale,
      createGroup(
        tokens.scales[scale].map((color, index) => [String(index + 1), color] as const),
        ([step, color]) => [step, createToken("color", toColorValue(color))],
      ),
    ]),
    fontFamily: createGroup(["display", "text", "mono"] as const, (name) => [
      name,
      createToken("fontFamily", families[name].stack),
    ]),
    fontWeight: createGroup(["display", "regular", "medium", "strong"] as const, (name) => [
      name,
      createToken("fontWeight", roundTo(weights[name], tokenPlaces)),
    ]),
    fontSize: createGroup(sizes, (size) => [
      toTokenName(size.name),
      createToken("dimension", toRemValue(size.maxPx), {
        minPx: roundTo(size.minPx, tokenPlaces),
        maxPx: roundTo(size.maxPx, tokenPlaces),
        fluid: formatFontSize(size),
      }),
    ]),
    lineHeight: createGroup(sizes, (size) => [toTokenName(size.name), createToken("number", roundTo(size.leading, tokenPlaces))]),
    letterSpacing: createGroup(sizes, (size) => [
      toTokenName(size.name),
      createToken("dimension", toRemValue(size.trackingEm * size.maxPx), { em: roundTo(size.trackingEm, tokenPlaces) }),
    ]),
    typography: createGroup(textStyleNames, (name) => {
      const style = styles[name];
      const value: JsonObject = {
        fontFamily: `{fontFamily.${style.family}}`,
        fontSize: `{fontSize.${toTokenName(style.size)}}`,
        fontWeight: roundTo(style.weight, tokenPlaces),
        letterSpacing: toRemValue(style.trackingEm * getSizePx(style.size)),
        lineHeight: roundTo(style.leading, tokenPlaces),
      };
      return [name, createToken("typography", value, { trackingEm: roundTo(style.trackingEm, tokenPlaces) })];
    }),
    measure: createToken("number", roundTo(typography.measureCh, tokenPlaces), { unit: "ch" }),
    spacing: createGroup(tokens.spacing, toLengthEntry),
    section: createGroup(tokens.sectionGaps, toLengthEntry),
    radius: {
      base: createToken("dimension", toRemValue(tokens.radius.basePx)),
      ...createGroup(tokens.radius.steps, ({ name, px }) => [
        toTokenName(name),
        createToken("dimension", px >= pillPx ? toPxValue(px) : toRemValue(px)),
      ]),
    },
    stroke: createToken("dimension", toPxValue(tokens.strokePx)),
    duration: createGroup(tokens.durations, ({ name, ms }) => [
      name,
      createToken("duration", { value: roundTo(ms, tokenPlaces), unit: "ms" }),
    ]),
    easing: createGroup(tokens.easings, ({ name, curve }) => [
      name,
      createToken(
        "cubicBezier",
        curve.map((value) => roundTo(value, tokenPlaces)),
      ),
    ]),
    layout: {
      container: createToken("dimension", toRemValue(layout.containerPx)),
      columns: createToken("number", layout.columns),
      gutter: createToken("dimension", toRemValue(layout.gutterPx)),
      margin: createToken("dimension", toRemValue(layout.marginPx)),
    },
  };
});

/** The groups that depend on the mode: semantic colours and shadows. */
export function createModeTree(
  tokens: TokenSet,
  mode: Mode,
  extension?: (role: (typeof colorRoles)[number]) => JsonObject,
): JsonObject {
  const { brand } = tokens;
  return {
    color: createGroup(colorRoles, (role) => {
      const color = tokens.colors[mode][role];
      const extra: JsonObject = {
        ...(color.given !== undefined && !isColorExact(color) ? { given: color.given } : {}),
        ...(role === "brand" && brand.mapped ? { given: brand.given } : {}),
        ...extension?.(role),
      };
      return [role, createToken("color", toSemanticValue(color), Object.keys(extra).length > 0 ? extra : undefined)];
    }),
    shadow: createGroup(tokens.shadows, (shadow) => [
      toTokenName(shadow.name),
      createToken(
        "shadow",
        toShadowValue(isDarkMode(mode) ? shadow.dark : shadow.light),
        extension ? { modes: { dark: toShadowValue(shadow.dark) } } : undefined,
      ),
    ]),
  };
}

/** The places of the custom tokens that the format can hold, beside Livery's own tokens. */
export const getCustomPlaces = memoize((tokens: TokenSet): ReadonlyMap<CustomToken, readonly string[]> => {
  const own = { ...getFoundationTree(tokens), ...createModeTree(tokens, "light") };
  return placeCustomTokens((tokens.custom ?? []).filter(isStandardToken), own);
});

/** The extension of a file with the custom tokens that the format cannot hold, if there are any. */
export function createRootExtension(tokens: TokenSet): JsonObject {
  const others = listOtherTokens(tokens);
  return others.length === 0 ? {} : { $extensions: { [extensionKey]: { tokens: others } } };
}
