import type { Color } from "#/color/color";
import { paletteVariable, shadowVariable } from "#/model/css-variables";
import { colorRoles, scaleNames, textStyleNames, type Length, type TokenSet } from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { escapeCommentText, escapeCssName } from "#/kernel/text/css-escape";
import { formatLength, formatPx, formatRem } from "#/model/css-length";
import { formatNumber, formatEasing, formatFontSize, formatTracking } from "#/model/css-declarations";
import { getCustomValue, toCustomDeclarations } from "#/model/custom-value";
import {
  assignCustomNames,
  getCustomVariables,
  getUtilityGroup,
  toUtilityName,
  type UtilityGroup,
} from "#/model/custom-variables";
import { formatFontStack } from "#/model/font-stack";
import { formatShadow } from "#/model/css-shadow";
import type { TextFormat } from "#/formats/text-format";
import { formatLiteral } from "#/formats/typescript-literal";

/**
 * A colour that supports opacity modifiers such as `/50`: the variable of `globals-css` if it is
 * loaded, else the light value. The framework generates no such rule for a plain `var(--x)`.
 */
const createAlphaColor = (variable: string, color: Color) =>
  `color-mix(in srgb, var(${variable}, ${cssHex(color)}) calc(<alpha-value> * 100%), transparent)`;

const toLengths = (list: readonly Length[], prefix = "") =>
  Object.fromEntries(list.map((length) => [prefix + length.name, formatLength(length)]));

/**
 * Custom tokens of a group of the framework, each with the variable of `globals-css` and its light
 * value.
 */
function getCustomEntries(tokens: TokenSet, group: UtilityGroup, taken: object): Readonly<Record<string, string>> {
  const variables = getCustomVariables(tokens);
  const members = (tokens.custom ?? []).filter((token) => getUtilityGroup(token) === group);
  const names = assignCustomNames(members, new Set(Object.keys(taken)), (path) => toUtilityName(path, group));
  return Object.fromEntries(
    members.flatMap((token) => {
      const [name, variable, value] = [names.get(token), variables.get(token), getCustomValue(token, "light")];
      if (name === undefined || variable === undefined || value === undefined) return [];
      const css = toCustomDeclarations(token.type, value)[0]?.[1] ?? "";
      const plain = `var(${variable}, ${css})`;
      return [[name, group === "color" ? `color-mix(in srgb, ${plain} calc(<alpha-value> * 100%), transparent)` : plain]];
    }),
  );
}

/** The preset's groups with the custom tokens that belong to them. */
function addCustomEntries<Extension extends ReturnType<typeof createExtension>>(extension: Extension, tokens: TokenSet) {
  if (!tokens.custom) return extension;
  const add = <Value>(group: UtilityGroup, entries: Readonly<Record<string, Value>>, wrap: (css: string) => unknown) => ({
    ...entries,
    ...Object.fromEntries(Object.entries(getCustomEntries(tokens, group, entries)).map(([name, css]) => [name, wrap(css)])),
  });
  const asIs = (css: string) => css;
  return {
    ...extension,
    colors: add("color", extension.colors, asIs),
    fontFamily: add("font", extension.fontFamily, (css) => [css]),
    fontWeight: add("font-weight", extension.fontWeight, asIs),
    fontSize: add("text", extension.fontSize, (css) => [css, {}]),
    lineHeight: add("leading", extension.lineHeight, asIs),
    spacing: add("spacing", extension.spacing, asIs),
    borderRadius: add("radius", extension.borderRadius, asIs),
    boxShadow: add("shadow", extension.boxShadow, asIs),
    transitionTimingFunction: add("ease", extension.transitionTimingFunction, asIs),
  };
}

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
      headline: formatNumber(weights.display),
      regular: formatNumber(weights.regular),
      medium: formatNumber(weights.medium),
      strong: formatNumber(weights.strong),
    },
    fontSize: Object.fromEntries([
      ...sizes.map((size) => [
        size.name,
        [formatFontSize(size), { lineHeight: formatNumber(size.leading), letterSpacing: formatTracking(size.trackingEm) }],
      ]),
      ...textStyleNames.map((name) => {
        const { size, leading, trackingEm, weight } = styles[name];
        const options = {
          lineHeight: formatNumber(leading),
          letterSpacing: formatTracking(trackingEm),
          fontWeight: formatNumber(weight),
        };
        return [name, [getSize(size), options]];
      }),
    ]),
    lineHeight: Object.fromEntries(sizes.map((size) => [size.name, formatNumber(size.leading)])),
    letterSpacing: Object.fromEntries(sizes.map((size) => [size.name, formatTracking(size.trackingEm)])),
    spacing: {
      ...toLengths(tokens.spacing),
      ...toLengths(tokens.sectionGaps, "section-"),
      gutter: formatRem(layout.gutterPx),
      margin: formatRem(layout.marginPx),
    },
    maxWidth: { page: formatRem(layout.containerPx), measure: `${formatNumber(typography.measureCh)}ch` },
    borderRadius: { ...toLengths(tokens.radius.steps), DEFAULT: formatRem(tokens.radius.basePx) },
    borderWidth: { stroke: formatPx(tokens.strokePx) },
    boxShadow: Object.fromEntries(
      tokens.shadows.map(({ name, light }) => [
        name,
        `var(${escapeCssName(shadowVariable(name))}, ${formatShadow(light, cssHex)})`,
      ]),
    ),
    transitionDuration: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, `${formatNumber(ms)}ms`])),
    transitionTimingFunction: Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, formatEasing(curve)])),
  };
}

/** The variables of the custom tokens in the preset, as its last export, by which imports tell them from Livery's. */
function formatCustomVariables(tokens: TokenSet): string {
  const variables = getCustomVariables(tokens);
  const inPreset = (tokens.custom ?? []).filter(
    (token) => getUtilityGroup(token) !== undefined && getCustomValue(token, "light") !== undefined,
  );
  if (inPreset.length === 0) return "";
  const names = inPreset.flatMap((token) => variables.get(token) ?? []);
  return `
/** The variables of tokens under their own names. */
export const customVariables = ${formatLiteral(names)} as const;
`;
}

/** The type of what a size comes with; custom sizes come alone. */
const fontSizeOptions = {
  all: "{ lineHeight: string; letterSpacing: string; fontWeight?: string }",
  some: "{ lineHeight?: string; letterSpacing?: string; fontWeight?: string }",
};

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
type FontSize = [size: string, options: ${fontSizeOptions[tokens.custom ? "some" : "all"]}];
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
} = ${formatLiteral({ darkMode: ["class"], theme: { extend: addCustomEntries(createExtension(tokens), tokens) } })};

export default preset;
${formatCustomVariables(tokens)}`,
};
