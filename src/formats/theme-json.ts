import {
  colorRoles,
  modes,
  scaleNames,
  type ColorRole,
  type FontFamily,
  type Mode,
  type TextStyleName,
  type TokenSet,
} from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { quoteCssString } from "#/kernel/text/css-escape";
import { formatLength, formatPx, formatRem } from "#/model/css-length";
import { formatNumber, formatEasing } from "#/model/css-declarations";
import { memoize } from "#/kernel/memoize";
import type { CustomToken } from "#/model/custom-token";
import { assignCustomNames, listCustomDeclarations } from "#/model/custom-variables";
import { formatFontStack } from "#/model/font-stack";
import { formatJson, type JsonObject } from "#/formats/json";
import { formatShadow } from "#/model/css-shadow";
import type { DesignContent } from "#/model/design-content";
import { getDesignCharacters } from "#/formats/design-text";
import { listFamilyCompanionFiles, listOwnFiles } from "#/formats/font-faces";
import type { TextFormat } from "#/formats/text-format";

/**
 * Converts a name to a slug as the block editor does, which determines the names of its variables.
 */
const toPresetSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/(\d)([a-z])/g, "$1-$2");
const toTitle = (slug: string) => slug.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
const formatPreset = (group: string, slug: string) => `var(--wp--preset--${group}--${slug})`;

/**
 * The colours of a mode other than light: as custom values, and as a rule that overrides the
 * presets.
 */
const getCustomColors = (tokens: TokenSet, mode: Mode): JsonObject =>
  Object.fromEntries(colorRoles.map((role) => [role, cssHex(tokens.colors[mode][role])]));
const renderModeRule = (selector: string, name: string) =>
  `${selector}{color-scheme:${name.includes("dark") ? "dark" : "light"};${colorRoles
    .map((role) => `--wp--preset--color--${role}:var(--wp--custom--${name}--${role})`)
    .join(";")}}`;

const toTextStyle = (tokens: TokenSet, name: TextStyleName): JsonObject => {
  const style = tokens.typography.styles[name];
  return {
    fontFamily: formatPreset("font-family", style.family),
    fontSize: formatPreset("font-size", toPresetSlug(style.size)),
    fontWeight: formatNumber(style.weight),
    lineHeight: formatNumber(style.leading),
    letterSpacing: `${formatNumber(style.trackingEm)}em`,
  };
};

/** The slug of every custom token, as a preset and as the name of its variables. */
export const getCustomSlugs = memoize((tokens: TokenSet): ReadonlyMap<CustomToken, string> => {
  const presets = [
    ...colorRoles,
    ...scaleNames.flatMap((scale) => tokens.scales[scale].map((_, index) => `palette-${scale}-${index + 1}`)),
  ];
  return assignCustomNames(tokens.custom ?? [], new Set(presets), (path) =>
    toPresetSlug(path.join("-").replace(/([a-z])(?=[A-Z])/g, "$1-"))
      .split("-")
      .filter(Boolean)
      .join("-"),
  );
});

/**
 * The values of custom tokens in a mode, as CSS, with their types; in other modes than light those
 * that differ.
 */
function listCustomEntries(tokens: TokenSet, mode: Mode): readonly (readonly [slug: string, css: string, type: string])[] {
  const slugs = getCustomSlugs(tokens);
  return (tokens.custom ?? []).flatMap((token) => {
    const names = new Map([[token, slugs.get(token) ?? ""]]);
    return listCustomDeclarations({ ...tokens, custom: [token] }, mode, names).map(
      ([slug, css]) => [slug, css, token.type] as const,
    );
  });
}

/** Custom tokens as custom values: those of light mode, and those of other modes that differ. */
function getCustomTokens(tokens: TokenSet): JsonObject {
  if (!tokens.custom) return {};
  const groups = modes.map((mode): [string, JsonObject] => [
    mode === "light" ? "tokens" : `tokens-${mode}`,
    Object.fromEntries(listCustomEntries(tokens, mode).map(([slug, css]) => [slug, css])),
  ]);
  return Object.fromEntries(groups.filter(([, entries]) => Object.keys(entries).length > 0));
}

const customSelectors: Readonly<Partial<Record<Mode, (rule: string) => string>>> = {
  dark: (rule) => `.dark{${rule}}`,
  "high-contrast": (rule) => `@media (prefers-contrast:more){:root{${rule}}}`,
  "high-contrast-dark": (rule) => `@media (prefers-contrast:more){.dark{${rule}}}`,
};

/** The rule that gives custom tokens their values in a mode; empty if none differs. */
function renderCustomRule(tokens: TokenSet, mode: Mode): string {
  const declarations = listCustomEntries(tokens, mode).flatMap(([slug, , type]) => {
    const value = `var(--wp--custom--tokens-${mode}--${slug})`;
    return [`--wp--custom--tokens--${slug}:${value}`, ...(type === "color" ? [`--wp--preset--color--${slug}:${value}`] : [])];
  });
  return declarations.length === 0 ? "" : (customSelectors[mode]?.(declarations.join(";")) ?? "");
}

/** Approximate width of "0" in text faces. */
const figureWidthEm = 0.56;

/**
 * The measure in pixels. In `ch` it would depend on the font size, and headings would not align
 * with text.
 */
function computeColumnPx({ typography: { measureCh, sizes, styles } }: TokenSet): number {
  const body = sizes.find((size) => size.name === styles.body.size);
  return Math.round(measureCh * figureWidthEm * (body?.maxPx ?? 16));
}

/** The font files of a family and its companions, in the folder `fonts/` next to `theme.json`. */
const listFontFaces = (family: FontFamily, characters: string): JsonObject[] =>
  [
    ...listOwnFiles(family).map((entry) => ({ ...entry, family: family.name })),
    ...listFamilyCompanionFiles(family, characters),
  ].map(({ family: name, file: { file, weight, style, unicodeRange } }) => ({
    fontFamily: quoteCssString(name),
    fontWeight: weight,
    fontStyle: style,
    fontDisplay: "swap",
    src: [`file:./fonts/${file}`],
    unicodeRange,
  }));

function createSettings(content: DesignContent): JsonObject {
  const { tokens } = content;
  const characters = getDesignCharacters(content);
  const { typography, layout } = tokens;
  const toColor = (slug: string, hex: string) => ({ slug, name: toTitle(slug), color: hex });
  return {
    appearanceTools: true,
    useRootPaddingAwareAlignments: true,
    color: {
      defaultPalette: false,
      defaultGradients: false,
      defaultDuotone: false,
      palette: [
        ...colorRoles.map((role) => toColor(role, cssHex(tokens.colors.light[role]))),
        ...listCustomEntries(tokens, "light").flatMap(([slug, css, type]) =>
          type === "color" ? [{ slug, name: toTitle(slug), color: css }] : [],
        ),
        ...scaleNames.flatMap((scale) =>
          tokens.scales[scale].map((step, index) => toColor(`palette-${scale}-${index + 1}`, cssHex(step))),
        ),
      ],
    },
    typography: {
      fluid: true,
      defaultFontSizes: false,
      fontFamilies: (["display", "text", "mono"] as const).map((role) => ({
        slug: role,
        name: typography.families[role].name,
        fontFamily: formatFontStack(typography.families[role]),
        fontFace: listFontFaces(typography.families[role], characters),
      })),
      fontSizes: typography.sizes.map((size) => ({
        slug: toPresetSlug(size.name),
        name: size.name,
        size: formatRem(size.maxPx),
        fluid: size.maxPx > size.minPx ? { min: formatRem(size.minPx), max: formatRem(size.maxPx) } : false,
      })),
    },
    spacing: {
      defaultSpacingSizes: false,
      units: ["px", "rem", "em", "%", "vw", "vh"],
      spacingSizes: [
        ...tokens.spacing.map((space) => ({ slug: toPresetSlug(space.name), name: space.name, size: formatLength(space) })),
        ...tokens.sectionGaps.map(({ name, px }) => ({
          slug: `section-${toPresetSlug(name)}`,
          name: `Section ${name}`,
          size: formatRem(px),
        })),
      ],
    },
    shadow: {
      defaultPresets: false,
      presets: tokens.shadows.map(({ name, light }) => ({
        slug: toPresetSlug(name),
        name: toTitle(name),
        shadow: formatShadow(light, cssHex),
      })),
    },
    layout: { contentSize: formatRem(computeColumnPx(tokens)), wideSize: formatRem(layout.containerPx) },
    custom: {
      radius: {
        base: formatRem(tokens.radius.basePx),
        ...Object.fromEntries(tokens.radius.steps.map((step) => [toPresetSlug(step.name), formatLength(step)])),
      },
      stroke: formatPx(tokens.strokePx),
      weight: Object.fromEntries(Object.entries(typography.weights).map(([name, weight]) => [name, formatNumber(weight)])),
      duration: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, `${formatNumber(ms)}ms`])),
      ease: Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, formatEasing(curve)])),
      layout: { columns: formatNumber(layout.columns), gutter: formatRem(layout.gutterPx), margin: formatRem(layout.marginPx) },
      shadowDark: Object.fromEntries(tokens.shadows.map(({ name, dark }) => [toPresetSlug(name), formatShadow(dark, cssHex)])),
      dark: getCustomColors(tokens, "dark"),
      "high-contrast": getCustomColors(tokens, "high-contrast"),
      "high-contrast-dark": getCustomColors(tokens, "high-contrast-dark"),
      ...getCustomTokens(tokens),
    },
  };
}

function createStyles(tokens: TokenSet): JsonObject {
  const toColor = (role: ColorRole) => formatPreset("color", role);
  const radius = "var(--wp--custom--radius--base)";
  const margin = "var(--wp--custom--layout--margin)";
  const toHeading = (name: TextStyleName) => ({ typography: toTextStyle(tokens, name) });
  const renderShadowDeclarations = (name: string) =>
    tokens.shadows
      .map((shadow) => toPresetSlug(shadow.name))
      .map((slug) => `--wp--preset--shadow--${slug}:var(--wp--custom--${name}--${slug})`)
      .join(";");
  return {
    color: { background: toColor("background"), text: toColor("foreground") },
    typography: toTextStyle(tokens, "body"),
    spacing: {
      blockGap: formatPreset("spacing", "4"),
      padding: { top: "0", right: margin, bottom: "0", left: margin },
    },
    elements: {
      link: { color: { text: toColor("link") }, ":hover": { color: { text: toColor("link-hover") } } },
      button: {
        color: { background: toColor("primary"), text: toColor("primary-foreground") },
        border: { radius },
        typography: toTextStyle(tokens, "label"),
        ":hover": { color: { background: toColor("primary-hover"), text: toColor("primary-foreground") } },
        ":active": { color: { background: toColor("primary-active"), text: toColor("primary-foreground") } },
        ":focus": { outline: { color: toColor("ring"), offset: "2px", style: "solid", width: "2px" } },
      },
      heading: { color: { text: toColor("foreground") }, typography: { fontFamily: formatPreset("font-family", "display") } },
      h1: toHeading("heading-1"),
      h2: toHeading("heading-2"),
      h3: toHeading("heading-3"),
      caption: { color: { text: toColor("muted-foreground") }, typography: toTextStyle(tokens, "small") },
    },
    css: [
      renderModeRule(".dark", "dark"),
      ...(["dark", "high-contrast", "high-contrast-dark"] as const).map((mode) => renderCustomRule(tokens, mode)),
      `.dark{${renderShadowDeclarations("shadow-dark")}}`,
      `@media (prefers-contrast:more){${renderModeRule(":root", "high-contrast")}${renderModeRule(".dark", "high-contrast-dark")}}`,
    ].join(""),
  };
}

/**
 * `theme.json` of a WordPress block theme, version 3: palette, fonts, sizes, spacing, shadows and
 * element styles. The presets have the values of light mode. Other modes are in `settings.custom`,
 * and override the presets under the class `dark` and for readers who prefer more contrast.
 */
export const themeJson: TextFormat = {
  format: "theme-json",
  mediaType: "application/json",
  fileName: () => "theme.json",
  write: (content) =>
    formatJson({
      $schema: "https://schemas.wp.org/wp/6.7/theme.json",
      version: 3,
      title: content.brief.name,
      settings: createSettings(content),
      styles: createStyles(content.tokens),
    }),
};
