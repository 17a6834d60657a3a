import { faceMetadata } from "#/model/face";
import {
  colorRoles,
  scaleNames,
  type ColorRole,
  type FontFamily,
  type Mode,
  type TextStyleName,
  type TokenSet,
} from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { quoteCssString } from "#/kernel/text/css-escape";
import { formatPx, formatRem } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { formatEasing } from "#/model/css-declarations";
import { formatFontStack } from "#/model/font-stack";
import { formatJson, type JsonObject } from "#/formats/json";
import { formatShadow } from "#/model/css-shadow";
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
  Object.fromEntries(colorRoles.map((role) => [role, tokens.colors[mode][role].hex]));
const renderModeRule = (selector: string, name: string) =>
  `${selector}{color-scheme:${name.includes("dark") ? "dark" : "light"};${colorRoles
    .map((role) => `--wp--preset--color--${role}:var(--wp--custom--${name}--${role})`)
    .join(";")}}`;

const toTextStyle = (tokens: TokenSet, name: TextStyleName): JsonObject => {
  const style = tokens.typography.styles[name];
  return {
    fontFamily: formatPreset("font-family", style.family),
    fontSize: formatPreset("font-size", toPresetSlug(style.size)),
    fontWeight: formatDecimal(style.weight),
    lineHeight: formatDecimal(style.leading),
    letterSpacing: `${formatDecimal(style.trackingEm)}em`,
  };
};

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

/** The font files of a family, in the folder `fonts/` next to `theme.json`. */
const listFontFaces = ({ face, name }: FontFamily): JsonObject[] =>
  faceMetadata[face].files.map(({ file, weight, style, unicodeRange }) => ({
    fontFamily: quoteCssString(name),
    fontWeight: weight,
    fontStyle: style,
    fontDisplay: "swap",
    src: [`file:./fonts/${file}`],
    unicodeRange,
  }));

function createSettings(tokens: TokenSet): JsonObject {
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
        ...colorRoles.map((role) => toColor(role, tokens.colors.light[role].hex)),
        ...scaleNames.flatMap((scale) =>
          tokens.scales[scale].map((step, index) => toColor(`palette-${scale}-${index + 1}`, step.hex)),
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
        fontFace: listFontFaces(typography.families[role]),
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
        ...tokens.spacing.map(({ name, px }) => ({ slug: toPresetSlug(name), name, size: formatRem(px) })),
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
        ...Object.fromEntries(tokens.radius.steps.map(({ name, px }) => [toPresetSlug(name), formatRem(px)])),
      },
      stroke: formatPx(tokens.strokePx),
      weight: Object.fromEntries(Object.entries(typography.weights).map(([name, weight]) => [name, formatDecimal(weight)])),
      duration: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, `${formatDecimal(ms)}ms`])),
      ease: Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, formatEasing(curve)])),
      layout: { columns: formatDecimal(layout.columns), gutter: formatRem(layout.gutterPx), margin: formatRem(layout.marginPx) },
      shadowDark: Object.fromEntries(tokens.shadows.map(({ name, dark }) => [toPresetSlug(name), formatShadow(dark, cssHex)])),
      dark: getCustomColors(tokens, "dark"),
      "high-contrast": getCustomColors(tokens, "high-contrast"),
      "high-contrast-dark": getCustomColors(tokens, "high-contrast-dark"),
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
  write: ({ brief, tokens }) =>
    formatJson({
      $schema: "https://schemas.wp.org/wp/6.7/theme.json",
      version: 3,
      title: brief.name,
      settings: createSettings(tokens),
      styles: createStyles(tokens),
    }),
};
