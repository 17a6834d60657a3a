import { colorRoles, scaleNames, textStyleNames, type Mode, type TokenSet } from "#/model/token-set";
import { cssOklch } from "#/model/css-color";
import { escapeCommentText, escapeCssName } from "#/kernel/text/css-escape";
import { formatLength, formatPx, formatRem } from "#/model/css-length";
import {
  formatNumber,
  formatEasing,
  isDarkMode,
  formatRule,
  formatFontSize,
  formatTracking,
  type Declaration,
} from "#/model/css-declarations";
import type { CustomToken } from "#/model/custom-token";
import {
  assignCustomNames,
  getUtilityGroup,
  listCustomDeclarations,
  toThemeName,
  withCustomComment,
} from "#/model/custom-variables";
import { memoize } from "#/kernel/memoize";
import { formatFontStack } from "#/model/font-stack";
import { systemModeSelector } from "#/formats/globals-css";
import { formatShadow } from "#/model/css-shadow";
import type { TextFormat } from "#/formats/text-format";

const replaceDots = (name: string) => name.replaceAll(".", "_");

/**
 * Shadows have variables of their own, since utilities copy the value of a shadow where they use
 * it.
 */
const toColorDeclarations = (tokens: TokenSet, mode: Mode): Declaration[] =>
  colorRoles.map((role): Declaration => [`--color-${role}`, cssOklch(tokens.colors[mode][role])]);
const toElevationDeclarations = (tokens: TokenSet, mode: Mode): Declaration[] =>
  tokens.shadows.map(
    (shadow): Declaration => [
      escapeCssName(`--elevation-${shadow.name}`),
      formatShadow(isDarkMode(mode) ? shadow.dark : shadow.light, cssOklch),
    ],
  );

/** The names of custom tokens: in the framework's groups where they belong to one. */
const getCustomThemeNames = memoize((tokens: TokenSet): ReadonlyMap<CustomToken, string> => {
  const reserved = new Set([...toThemeDeclarations(tokens), ...toElevationDeclarations(tokens, "light")].map(([name]) => name));
  return assignCustomNames(tokens.custom ?? [], reserved, (path, token) => escapeCssName(`--${toThemeName(token, path)}`));
});

/** The custom tokens that are part of the theme, with their light values. */
function listCustomThemeDeclarations(tokens: TokenSet): readonly Declaration[] {
  const grouped = new Set((tokens.custom ?? []).filter((token) => getUtilityGroup(token) !== undefined));
  const names = new Map([...getCustomThemeNames(tokens)].filter(([token]) => grouped.has(token)));
  return listCustomDeclarations(tokens, "light", names);
}

/**
 * The custom tokens outside the theme in a mode, and those in it whose values differ from light
 * mode.
 */
function listCustomModeDeclarations(tokens: TokenSet, mode: Mode): readonly Declaration[] {
  const own = listCustomDeclarations(tokens, mode, getCustomThemeNames(tokens));
  if (mode !== "light") return own;
  const inTheme = new Set(listCustomThemeDeclarations(tokens).map(([name]) => name));
  return own.filter(([name]) => !inTheme.has(name));
}

function toThemeDeclarations(tokens: TokenSet): Declaration[] {
  const { typography, layout } = tokens;
  const { families, weights, sizes, styles } = typography;
  return [
    ...toColorDeclarations(tokens, "light"),
    ...scaleNames.flatMap((scale) =>
      tokens.scales[scale].map((color, index): Declaration => [`--color-${scale}-${index + 1}`, cssOklch(color)]),
    ),
    ["--font-sans", formatFontStack(families.text)],
    ["--font-display", formatFontStack(families.display)],
    ["--font-text", formatFontStack(families.text)],
    ["--font-mono", formatFontStack(families.mono)],
    ["--font-weight-headline", formatNumber(weights.display)],
    ["--font-weight-regular", formatNumber(weights.regular)],
    ["--font-weight-medium", formatNumber(weights.medium)],
    ["--font-weight-strong", formatNumber(weights.strong)],
    ...sizes.flatMap((size): Declaration[] => [
      [escapeCssName(`--text-${size.name}`), formatFontSize(size)],
      [escapeCssName(`--text-${size.name}--line-height`), formatNumber(size.leading)],
      [escapeCssName(`--text-${size.name}--letter-spacing`), formatTracking(size.trackingEm)],
      [escapeCssName(`--leading-${size.name}`), formatNumber(size.leading)],
      [escapeCssName(`--tracking-${size.name}`), formatTracking(size.trackingEm)],
    ]),
    ...textStyleNames.flatMap((name): Declaration[] => {
      const style = styles[name];
      const size = sizes.find((candidate) => candidate.name === style.size);
      return [
        [`--text-${name}`, size ? formatFontSize(size) : "1rem"],
        [`--text-${name}--line-height`, formatNumber(style.leading)],
        [`--text-${name}--letter-spacing`, formatTracking(style.trackingEm)],
        [`--text-${name}--font-weight`, formatNumber(style.weight)],
      ];
    }),
    ["--spacing", "0.25rem"],
    ...tokens.spacing.map((space): Declaration => [escapeCssName(`--spacing-${replaceDots(space.name)}`), formatLength(space)]),
    ...tokens.sectionGaps.map((gap): Declaration => [escapeCssName(`--spacing-section-${gap.name}`), formatLength(gap)]),
    ["--spacing-gutter", formatRem(layout.gutterPx)],
    ["--spacing-margin", formatRem(layout.marginPx)],
    ["--border-width-stroke", formatPx(tokens.strokePx)],
    ["--radius", formatRem(tokens.radius.basePx)],
    ...tokens.radius.steps.map((step): Declaration => [escapeCssName(`--radius-${step.name}`), formatLength(step)]),
    ...tokens.shadows.map(
      (shadow): Declaration => [escapeCssName(`--shadow-${shadow.name}`), `var(${escapeCssName(`--elevation-${shadow.name}`)})`],
    ),
    ...tokens.easings.map((easing): Declaration => [`--ease-${easing.name}`, formatEasing(easing.curve)]),
    ...tokens.durations.map(
      (duration): Declaration => [`--transition-duration-${duration.name}`, `${formatNumber(duration.ms)}ms`],
    ),
    ["--container-page", formatRem(layout.containerPx)],
    ["--container-measure", `${formatNumber(typography.measureCh)}ch`],
  ];
}

/** The CSS variables that the theme defines. */
export const listThemeVariables = (tokens: TokenSet): readonly string[] =>
  [
    ...toThemeDeclarations(tokens),
    ...listCustomThemeDeclarations(tokens),
    ...toElevationDeclarations(tokens, "light"),
    ...listCustomModeDeclarations(tokens, "light"),
  ].map(([name]) => name);

/**
 * A theme for version 4 of the utility framework, loaded after the framework's import. `@theme
 * static` keeps unused variables. Dark mode is a plain rule: a theme block nested in a selector
 * would be hoisted and override the light values. The `dark:` variant uses the same classes as
 * `globals-css`.
 */
export const utilityThemeV4: TextFormat = {
  format: "utility-theme-v4",
  mediaType: "text/css",
  fileName: (slug) => `${slug}-theme.css`,
  write({ brief, tokens }, metadata) {
    const listModeDeclarations = (mode: Mode): Declaration[] => [
      ["color-scheme", isDarkMode(mode) ? "dark" : "light"],
      ...toColorDeclarations(tokens, mode),
      ...toElevationDeclarations(tokens, mode),
      ...withCustomComment(listCustomModeDeclarations(tokens, mode)),
    ];
    const dark = listModeDeclarations("dark");
    const contrastDark = listModeDeclarations("high-contrast-dark");
    const contrastLight = formatRule(":root", listModeDeclarations("high-contrast"), "  ");
    const system = `${escapeCommentText(brief.name)} ${escapeCommentText(metadata.version)}`;
    return [
      `/*
 * ${system}: theme for version 4. Load it after the framework's own import.
 * The class "dark" sets dark mode. The class "system" on the root element follows the reader's setting.
 */`,
      `@custom-variant dark {
  &:where(.dark, .dark *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(${systemModeSelector}, ${systemModeSelector} *) {
      @slot;
    }
  }
}\n`,
      formatRule("@theme static", [...toThemeDeclarations(tokens), ...withCustomComment(listCustomThemeDeclarations(tokens))]),
      formatRule(":root", [
        ["color-scheme", "light"],
        ...toElevationDeclarations(tokens, "light"),
        ...withCustomComment(listCustomModeDeclarations(tokens, "light")),
      ]),
      formatRule(".dark", dark),
      `@media (prefers-color-scheme: dark) {\n${formatRule(systemModeSelector, dark, "  ")}}\n`,
      `@media (prefers-contrast: more) {\n${contrastLight}\n${formatRule(".dark", contrastDark, "  ")}}\n`,
      `@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n${formatRule(systemModeSelector, contrastDark, "  ")}}\n`,
    ].join("\n");
  },
};
