import type { Color } from "#/color/color";
import { paletteVariable, shadowVariable } from "#/model/css-variables";
import { colorRoles, scaleNames, textStyleNames, type Length, type TokenSet } from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { escapeCommentText, escapeCssName } from "#/kernel/text/css-escape";
import { formatPx, formatRem } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { formatEasing, formatFontSize, formatTracking } from "#/model/css-declarations";
import { formatFontStack } from "#/model/font-stack";
import { formatShadow } from "#/model/css-shadow";
import type { TextFormat } from "#/formats/text-format";
import { formatLiteral } from "#/formats/typescript-literal";

/**
 * A colour that supports opacity modifiers such as `/50`: the variable of `globals-css` if it is
 * loaded, else the light value. The framework generates no such rule for a plain `var(--x)`.
 */
const createAlphaColor = (variable: string, color: Color) =>
  `color-mix(in srgb, var(${variable}, ${color.hex}) calc(<alpha-value> * 100%), transparent)`;

const toLengths = (list: readonly Length[], prefix = "") =>
  Object.fromEntries(list.map(({ name, px }) => [prefix + name, formatRem(px)]));

function createExtension(tokens: TokenSet) {
  const { typography, layout } = tokens;
  const { families, weights, sizes, styles } = typography;
  const roleColors = colorRoles.map((role) => [role, createAlphaColor(`--${role}`, tokens.colors.light[role])]);
  const scaleColors = scaleNames.flatMap((scale) =>
    tokens.scales[scale].map((color, index) => [
      `${scale}-${index + 1}`,
      createAlphaColor(paletteVariable(scale, index + 1), color),
    ]),
  );
  const getSize = (name: string) => {
    const size = sizes.find((candidate) => candidate.name === name);
    return size ? formatFontSize(size) : "1rem";
  };
  return {
    colors: Object.fromEntries([...roleColors, ...scaleColors]),
    borderColor: { DEFAULT: createAlphaColor("--border", tokens.colors.light.border) },
    ringColor: { DEFAULT: createAlphaColor("--ring", tokens.colors.light.ring) },
    fontFamily: {
      sans: [formatFontStack(families.text)],
      display: [formatFontStack(families.display)],
      text: [formatFontStack(families.text)],
      mono: [formatFontStack(families.mono)],
    },
    fontWeight: {
      headline: formatDecimal(weights.display),
      regular: formatDecimal(weights.regular),
      medium: formatDecimal(weights.medium),
      strong: formatDecimal(weights.strong),
    },
    fontSize: Object.fromEntries([
      ...sizes.map((size) => [
        size.name,
        [formatFontSize(size), { lineHeight: formatDecimal(size.leading), letterSpacing: formatTracking(size.trackingEm) }],
      ]),
      ...textStyleNames.map((name) => {
        const { size, leading, trackingEm, weight } = styles[name];
        const options = {
          lineHeight: formatDecimal(leading),
          letterSpacing: formatTracking(trackingEm),
          fontWeight: formatDecimal(weight),
        };
        return [name, [getSize(size), options]];
      }),
    ]),
    lineHeight: Object.fromEntries(sizes.map((size) => [size.name, formatDecimal(size.leading)])),
    letterSpacing: Object.fromEntries(sizes.map((size) => [size.name, formatTracking(size.trackingEm)])),
    spacing: {
      ...toLengths(tokens.spacing),
      ...toLengths(tokens.sectionGaps, "section-"),
      gutter: formatRem(layout.gutterPx),
      margin: formatRem(layout.marginPx),
    },
    maxWidth: { page: formatRem(layout.containerPx), measure: `${formatDecimal(typography.measureCh)}ch` },
    borderRadius: { ...toLengths(tokens.radius.steps), DEFAULT: formatRem(tokens.radius.basePx) },
    borderWidth: { stroke: formatPx(tokens.strokePx) },
    boxShadow: Object.fromEntries(
      tokens.shadows.map(({ name, light }) => [
        name,
        `var(${escapeCssName(shadowVariable(name))}, ${formatShadow(light, cssHex)})`,
      ]),
    ),
    transitionDuration: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, `${formatDecimal(ms)}ms`])),
    transitionTimingFunction: Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, formatEasing(curve)])),
  };
}

/**
 * A preset for version 3 of the utility framework, as TypeScript without dependencies. Colours use
 * the variables of `globals-css`, so that dark mode and high contrast work; without that file they
 * have their light values.
 */
export const utilityTheme: TextFormat = {
  format: "utility-theme",
  mediaType: "text/plain",
  fileName: (slug) => `${slug}-utility-theme.ts`,
  write: ({ brief, tokens }, metadata) => `/**
 * ${escapeCommentText(brief.name)} ${escapeCommentText(metadata.version)}: preset for version 3 of the utility framework.
 * Add it to \`presets\` in the configuration, and load globals.css before the utilities.
 */
type FontSize = [size: string, options: { lineHeight: string; letterSpacing: string; fontWeight?: string }];
type Words = Record<string, string>;

const preset: {
  darkMode: ["class"];
  theme: {
    extend: {
      colors: Words;
      borderColor: Words;
      ringColor: Words;
      fontFamily: Record<string, string[]>;
      fontWeight: Words;
      fontSize: Record<string, FontSize>;
      lineHeight: Words;
      letterSpacing: Words;
      spacing: Words;
      maxWidth: Words;
      borderRadius: Words;
      borderWidth: Words;
      boxShadow: Words;
      transitionDuration: Words;
      transitionTimingFunction: Words;
    };
  };
} = ${formatLiteral({ darkMode: ["class"], theme: { extend: createExtension(tokens) } })};

export default preset;
`,
};
