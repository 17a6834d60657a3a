import { colorRoles, modes, scaleNames, textStyleNames, type Length, type Mode, type TokenSet } from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { isDarkMode } from "#/model/css-declarations";
import { toTokenName } from "#/formats/dtcg-values";
import { toCssLayers } from "#/model/css-shadow";
import { formatJson, type Json, type JsonObject } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

const createToken = (type: string, value: Json): JsonObject => ({ $type: type, $value: value });
const toLengths = (list: readonly Length[], type: string): JsonObject =>
  Object.fromEntries(list.map(({ name, px }) => [toTokenName(name), createToken(type, formatPx(px))]));

function createFoundation(tokens: TokenSet): JsonObject {
  const { families, weights, sizes, styles } = tokens.typography;
  const getSizePx = (name: string) => sizes.find((size) => size.name === name)?.maxPx ?? 16;
  return {
    palette: Object.fromEntries(
      scaleNames.map((scale) => [
        scale,
        Object.fromEntries(tokens.scales[scale].map((color, index) => [String(index + 1), createToken("color", color.hex)])),
      ]),
    ),
    fontFamily: Object.fromEntries(
      (["display", "text", "mono"] as const).map((name) => [name, createToken("fontFamilies", families[name].stack)]),
    ),
    fontWeight: Object.fromEntries(
      Object.entries(weights).map(([name, weight]) => [name, createToken("fontWeights", formatDecimal(weight))]),
    ),
    fontSize: Object.fromEntries(sizes.map((size) => [toTokenName(size.name), createToken("fontSizes", formatPx(size.maxPx))])),
    typography: Object.fromEntries(
      textStyleNames.map((name) => {
        const { family, size, weight, leading, trackingEm } = styles[name];
        const value = {
          fontFamilies: [...families[family].stack],
          fontSizes: formatPx(getSizePx(size)),
          fontWeights: formatDecimal(weight),
          lineHeight: formatDecimal(leading),
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
        const { alias, hex } = colors[role];
        return [role, createToken("color", alias ? `{palette.${alias.scale}.${alias.step}}` : hex)];
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
              color: cssHex(layer.color, layer.alpha),
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
      ...Object.fromEntries(modes.map((mode) => [mode, createModeSet(tokens, mode)])),
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
