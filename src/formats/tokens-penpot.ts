import { formatDecimal } from "#/kernel/decimal";
import { colorRoles, modes, scaleNames, textStyleNames, type Length, type Mode, type TokenSet } from "#/model/token-set";
import type { Color } from "#/color/color";
import { formatColorNotation } from "#/color/color-notation";
import { readGivenColor } from "#/color/parse";
import type { CustomToken } from "#/model/custom-token";
import { getCustomValue, type PlainValue, toColorNotation } from "#/model/custom-value";
import { addCustomTokens } from "#/formats/dtcg-custom";
import { isStandardValue } from "#/formats/dtcg-standard";
import { getCustomPlaces } from "#/formats/dtcg-tree";
import { rgbChannels } from "#/color/srgb";
import { formatPx } from "#/model/css-length";
import { formatNumber, isDarkMode } from "#/model/css-declarations";
import { toTokenName } from "#/formats/dtcg-values";
import { toCssLayers } from "#/model/css-shadow";
import { formatJson, type Json, type JsonObject } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

const createToken = (type: string, value: Json): JsonObject => ({ $type: type, $value: value });
const toLengths = (list: readonly Length[], type: string): JsonObject =>
  Object.fromEntries(list.map(({ name, px }) => [toTokenName(name), createToken(type, formatPx(px))]));

/** A colour in sRGB: such tools know no others. */
const formatColor = (color: Color, alpha = 1): string => {
  const read = color.given === undefined ? undefined : readGivenColor(color.given);
  return read ? formatSrgb(read.opaque, read.alpha) : formatSrgb(color, alpha);
};
const formatSrgb = (color: Color, alpha: number) =>
  alpha >= 1 ? color.hex : `rgb(${rgbChannels(color).join(" ")} / ${formatDecimal(alpha, 12)})`;

type Fields = Readonly<Record<string, PlainValue>>;
const toFields = (value: PlainValue | undefined): Fields => (value ?? {}) as Fields;
const formatCssColor = (value: PlainValue | undefined) => {
  const read = readGivenColor(formatColorNotation(toColorNotation(value ?? null)));
  return read ? formatSrgb(read.opaque, read.alpha) : "#000000";
};
const formatDimension = (value: PlainValue | undefined) => `${toFields(value).value}${toFields(value).unit}`;
const toFamilies = (value: PlainValue | undefined): Json => (typeof value === "string" ? [value] : ((value ?? []) as Json));

/** A custom token in the types of the format; undefined if it has none for it. */
function createCustomToken({ type }: CustomToken, value: PlainValue): JsonObject | undefined {
  if (!isStandardValue(type, value)) return undefined;
  const fields = toFields(value);
  switch (type) {
    case "color":
      return createToken("color", formatCssColor(value));
    case "dimension":
      return createToken("dimension", formatDimension(value));
    case "number":
      return createToken("number", String(value));
    case "fontFamily":
      return createToken("fontFamilies", toFamilies(value));
    case "fontWeight":
      return createToken("fontWeights", String(value));
    case "typography":
      return createToken("typography", {
        fontFamilies: toFamilies(fields.fontFamily),
        fontSizes: formatDimension(fields.fontSize),
        fontWeights: String(fields.fontWeight),
        lineHeight: String(fields.lineHeight),
        letterSpacing: formatDimension(fields.letterSpacing),
      });
    case "shadow": {
      const layers = (Array.isArray(value) ? value : [value]).map((layer) => {
        const parts = toFields(layer);
        return createToken("shadow", {
          offsetX: formatDimension(parts.offsetX),
          offsetY: formatDimension(parts.offsetY),
          blur: formatDimension(parts.blur),
          spread: formatDimension(parts.spread),
          color: formatCssColor(parts.color),
          inset: parts.inset === true,
        });
      });
      return Object.fromEntries(layers.map((layer, index) => [String(index + 1), layer]));
    }
    default:
      return undefined;
  }
}

/** Whether tools that read the format have a type for a custom token. */
export const hasPenpotType = (token: CustomToken, mode: Mode): boolean => {
  const value = getCustomValue(token, mode);
  return value === undefined || createCustomToken(token, value) !== undefined;
};

function addCustomSet(set: JsonObject, tokens: TokenSet, mode: Mode): JsonObject {
  const places = getCustomPlaces(tokens);
  const placed = (tokens.custom ?? []).flatMap((token) => {
    const [place, value] = [places.get(token), getCustomValue(token, mode)];
    const written = value === undefined ? undefined : createCustomToken(token, value);
    if (place === undefined || written === undefined) return [];
    const { description } = token;
    const described = description === undefined ? {} : { $description: description };
    // Its values are in CSS.
    const mark = { $extensions: { livery: { custom: "css" } } };
    // The layers of a shadow are tokens of a group.
    if (!Object.hasOwn(written, "$value"))
      return Object.entries(written).map(([layer, own]) => [[...place, layer], { ...(own as JsonObject), ...mark }] as const);
    return [[place, { ...written, ...described, ...mark }] as const];
  });
  return addCustomTokens(set, placed);
}

function createFoundation(tokens: TokenSet): JsonObject {
  const { families, weights, sizes, styles } = tokens.typography;
  const getSizePx = (name: string) => sizes.find((size) => size.name === name)?.maxPx ?? 16;
  return {
    palette: Object.fromEntries(
      scaleNames.map((scale) => [
        scale,
        Object.fromEntries(
          tokens.scales[scale].map((color, index) => [String(index + 1), createToken("color", formatColor(color))]),
        ),
      ]),
    ),
    fontFamily: Object.fromEntries(
      (["display", "text", "mono"] as const).map((name) => [name, createToken("fontFamilies", families[name].stack)]),
    ),
    fontWeight: Object.fromEntries(
      Object.entries(weights).map(([name, weight]) => [name, createToken("fontWeights", formatNumber(weight))]),
    ),
    fontSize: Object.fromEntries(sizes.map((size) => [toTokenName(size.name), createToken("fontSizes", formatPx(size.maxPx))])),
    typography: Object.fromEntries(
      textStyleNames.map((name) => {
        const { family, size, weight, leading, trackingEm } = styles[name];
        const value = {
          fontFamilies: [...families[family].stack],
          fontSizes: formatPx(getSizePx(size)),
          fontWeights: formatNumber(weight),
          lineHeight: formatNumber(leading),
          letterSpacing: formatPx(trackingEm * getSizePx(size)),
        };
        return [name, createToken("typography", value)];
      }),
    ),
    spacing: toLengths(tokens.spacing, "spacing"),
    section: toLengths(tokens.sectionGaps, "spacing"),
    radius: {
      base: createToken("borderRadius", formatPx(tokens.radius.basePx)),
      ...toLengths(tokens.radius.steps, "borderRadius"),
    },
    stroke: createToken("borderWidth", formatPx(tokens.strokePx)),
    layout: {
      container: createToken("sizing", formatPx(tokens.layout.containerPx)),
      gutter: createToken("spacing", formatPx(tokens.layout.gutterPx)),
      margin: createToken("spacing", formatPx(tokens.layout.marginPx)),
    },
  };
}

function createModeSet(tokens: TokenSet, mode: Mode): JsonObject {
  const colors = tokens.colors[mode];
  return {
    color: Object.fromEntries(
      colorRoles.map((role) => {
        const { alias } = colors[role];
        const value = alias ? `{palette.${alias.scale}.${alias.step}}` : formatColor(colors[role]);
        return [role, createToken("color", value)];
      }),
    ),
    shadow: Object.fromEntries(
      tokens.shadows.map((shadow) => [
        toTokenName(shadow.name),
        Object.fromEntries(
          toCssLayers(isDarkMode(mode) ? shadow.dark : shadow.light).map((layer, index) => [
            String(index + 1),
            createToken("shadow", {
              offsetX: formatPx(layer.x),
              offsetY: formatPx(layer.y),
              blur: formatPx(layer.blur),
              spread: formatPx(layer.spread),
              color: formatColor(layer.color, layer.alpha),
              inset: false,
            }),
          ]),
        ),
      ]),
    ),
  };
}

/**
 * The legacy token format of the 2022 draft: token sets with plain strings (hex, px) and themes,
 * one shared set and one for each mode. Each layer of a shadow is a separate token, because tools
 * that read this format do not support lists.
 */
export const tokensPenpot: TextFormat = {
  format: "tokens-penpot",
  mediaType: "application/json",
  fileName: (slug) => `${slug}.tokens.penpot.json`,
  write: ({ tokens }) =>
    formatJson({
      foundation: createFoundation(tokens),
      ...Object.fromEntries(modes.map((mode) => [mode, addCustomSet(createModeSet(tokens, mode), tokens, mode)])),
      $themes: modes.map((mode) => ({
        id: mode,
        name: mode,
        group: "Mode",
        description: "",
        "is-source": false,
        selectedTokenSets: { foundation: "enabled", [mode]: "enabled" },
      })),
      $metadata: { tokenSetOrder: ["foundation", ...modes], activeThemes: ["Mode/light"], activeSets: ["foundation", "light"] },
    }),
};
