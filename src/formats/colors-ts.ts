import type { Color } from "#/color/color";
import { formatHsl } from "#/color/format-color";
import { colorRoles, modes, scaleNames, type TokenSet } from "#/model/token-set";
import { escapeCommentText } from "#/kernel/text/css-escape";
import { formatCustomTokens } from "#/formats/custom-ts";
import type { TextFormat } from "#/formats/text-format";
import { formatLiteral } from "#/formats/typescript-literal";

const toColorValue = (color: Color) => ({
  hex: color.hex,
  hsl: formatHsl(color),
  ...(color.given !== undefined && { exact: color.given }),
});

const colorValueTypes = {
  plain: `/** A colour, written in two notations. */
export type ColorValue = { readonly hex: string; readonly hsl: string };`,
  exact: `/** A colour in two notations of sRGB, and exactly where these are only the nearest. */
export type ColorValue = { readonly hex: string; readonly hsl: string; readonly exact?: string };`,
};

/** Whether a colour was given that hex does not hold exactly. */
const hasExactColors = ({ colors, scales }: TokenSet): boolean =>
  [...modes.map((mode) => Object.values(colors[mode])), ...Object.values(scales)].flat().some(({ given }) => given !== undefined);

/**
 * Colours as TypeScript: roles by mode and primitive scales, in hex and HSL, with types of their
 * names.
 */
export const colorsTs: TextFormat = {
  format: "colors-ts",
  mediaType: "text/plain",
  fileName: (slug) => `${slug}-colors.ts`,
  write({ brief, tokens }, metadata) {
    const byMode = Object.fromEntries(
      modes.map((mode) => [mode, Object.fromEntries(colorRoles.map((role) => [role, toColorValue(tokens.colors[mode][role])]))]),
    );
    const palette = Object.fromEntries(
      scaleNames.map((scale) => [
        scale,
        Object.fromEntries(tokens.scales[scale].map((color, index) => [index + 1, toColorValue(color)])),
      ]),
    );
    return `/** Colours of ${escapeCommentText(brief.name)} ${escapeCommentText(metadata.version)}, as HEX and HSL. */

/** Semantic colours by mode and role: what interfaces should use. */
export const colors = ${formatLiteral(byMode)} as const;

/** Primitive scales, twelve steps each from lightest to darkest. */
export const palette = ${formatLiteral(palette)} as const;

/** The modes that every semantic colour has a value in. */
export type ColorMode = keyof typeof colors;

/** The name of a semantic colour. */
export type ColorName = keyof (typeof colors)["light"];

/** The name of a primitive scale. */
export type PaletteName = keyof typeof palette;

/** A step of a primitive scale. */
export type PaletteStep = keyof (typeof palette)["brand"];

${colorValueTypes[hasExactColors(tokens) ? "exact" : "plain"]}
${formatCustomTokens(tokens, "colors")}`;
  },
};
