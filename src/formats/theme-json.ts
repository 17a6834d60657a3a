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
import { quoteCssString } from "#/kernel/css-escape";
import { formatPx, formatRem } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { formatEasing } from "#/model/css-declarations";
import { formatFontStack } from "#/model/font-stack";
import { jsonText, type JsonObject } from "#/formats/json";
import { formatShadow } from "#/model/css-shadow";
import type { TextFormat } from "#/formats/text-format";

/** The slug that the block editor would make of a name, so that its variables bear the name we expect. */
const presetSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/(\d)([a-z])/g, "$1-$2");
const words = (slug: string) => slug.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
const preset = (group: string, slug: string) => `var(--wp--preset--${group}--${slug})`;

/** Colours of a mode that is not the default one, as custom values and as rules that put them in the presets' place. */
const customColors = (tokens: TokenSet, mode: Mode): JsonObject =>
  Object.fromEntries(colorRoles.map((role) => [role, tokens.colors[mode][role].hex]));
const modeRule = (selector: string, name: string) =>
  `${selector}{color-scheme:${name.includes("dark") ? "dark" : "light"};${colorRoles
    .map((role) => `--wp--preset--color--${role}:var(--wp--custom--${name}--${role})`)
    .join(";")}}`;

const textStyle = (tokens: TokenSet, name: TextStyleName): JsonObject => {
  const style = tokens.typography.styles[name];
  return {
    fontFamily: preset("font-family", style.family),
    fontSize: preset("font-size", presetSlug(style.size)),
    fontWeight: formatDecimal(style.weight),
    lineHeight: formatDecimal(style.leading),
    letterSpacing: `${formatDecimal(style.trackingEm)}em`,
  };
};

/** Width of a "0" in text faces, about so many em. */
const figureWidthEm = 0.56;

/** The measure as a length of its own: in `ch` each block's own size would set its width, and headings would not line up with text. */
function columnPx({ typography: { measureCh, sizes, styles } }: TokenSet): number {
  const body = sizes.find((size) => size.name === styles.body.size);
  return Math.round(measureCh * figureWidthEm * (body?.maxPx ?? 16));
}

/** The files of a family, beside `theme.json` in the folder `fonts/`. */
const fontFaces = ({ face, name }: FontFamily): JsonObject[] =>
  faceMetadata[face].files.map(({ file, weight, style, unicodeRange }) => ({
    fontFamily: quoteCssString(name),
    fontWeight: weight,
    fontStyle: style,
    fontDisplay: "swap",
    src: [`file:./fonts/${file}`],
    unicodeRange,
  }));

function settings(tokens: TokenSet): JsonObject {
  const { typography, layout } = tokens;
  const color = (slug: string, hex: string) => ({ slug, name: words(slug), color: hex });
  return {
    appearanceTools: true,
    useRootPaddingAwareAlignments: true,
    color: {
      defaultPalette: false,
      defaultGradients: false,
      defaultDuotone: false,
      palette: [
        ...colorRoles.map((role) => color(role, tokens.colors.light[role].hex)),
        ...scaleNames.flatMap((scale) =>
          tokens.scales[scale].map((step, index) => color(`palette-${scale}-${index + 1}`, step.hex)),
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
        fontFace: fontFaces(typography.families[role]),
      })),
      fontSizes: typography.sizes.map((size) => ({
        slug: presetSlug(size.name),
        name: size.name,
        size: formatRem(size.maxPx),
        fluid: size.maxPx > size.minPx ? { min: formatRem(size.minPx), max: formatRem(size.maxPx) } : false,
      })),
    },
    spacing: {
      defaultSpacingSizes: false,
      units: ["px", "rem", "em", "%", "vw", "vh"],
      spacingSizes: [
        ...tokens.spacing.map(({ name, px }) => ({ slug: presetSlug(name), name, size: formatRem(px) })),
        ...tokens.sectionGaps.map(({ name, px }) => ({
          slug: `section-${presetSlug(name)}`,
          name: `Section ${name}`,
          size: formatRem(px),
        })),
      ],
    },
    shadow: {
      defaultPresets: false,
      presets: tokens.shadows.map(({ name, light }) => ({
        slug: presetSlug(name),
        name: words(name),
        shadow: formatShadow(light, cssHex),
      })),
    },
    layout: { contentSize: formatRem(columnPx(tokens)), wideSize: formatRem(layout.containerPx) },
    custom: {
      radius: {
        base: formatRem(tokens.radius.basePx),
        ...Object.fromEntries(tokens.radius.steps.map(({ name, px }) => [presetSlug(name), formatRem(px)])),
      },
      stroke: formatPx(tokens.strokePx),
      weight: Object.fromEntries(Object.entries(typography.weights).map(([name, weight]) => [name, formatDecimal(weight)])),
      duration: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, `${formatDecimal(ms)}ms`])),
      ease: Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, formatEasing(curve)])),
      layout: { columns: formatDecimal(layout.columns), gutter: formatRem(layout.gutterPx), margin: formatRem(layout.marginPx) },
      shadowDark: Object.fromEntries(tokens.shadows.map(({ name, dark }) => [presetSlug(name), formatShadow(dark, cssHex)])),
      dark: customColors(tokens, "dark"),
      "high-contrast": customColors(tokens, "high-contrast"),
      "high-contrast-dark": customColors(tokens, "high-contrast-dark"),
    },
  };
}

function styles(tokens: TokenSet): JsonObject {
  const color = (role: ColorRole) => preset("color", role);
  const radius = "var(--wp--custom--radius--base)";
  const margin = "var(--wp--custom--layout--margin)";
  const heading = (name: TextStyleName) => ({ typography: textStyle(tokens, name) });
  const shadowRules = (name: string) =>
    tokens.shadows
      .map((shadow) => presetSlug(shadow.name))
      .map((slug) => `--wp--preset--shadow--${slug}:var(--wp--custom--${name}--${slug})`)
      .join(";");
  return {
    color: { background: color("background"), text: color("foreground") },
    typography: textStyle(tokens, "body"),
    spacing: {
      blockGap: preset("spacing", "4"),
      padding: { top: "0", right: margin, bottom: "0", left: margin },
    },
    elements: {
      link: { color: { text: color("link") }, ":hover": { color: { text: color("link-hover") } } },
      button: {
        color: { background: color("primary"), text: color("primary-foreground") },
        border: { radius },
        typography: textStyle(tokens, "label"),
        ":hover": { color: { background: color("primary-hover"), text: color("primary-foreground") } },
        ":active": { color: { background: color("primary-active"), text: color("primary-foreground") } },
        ":focus": { outline: { color: color("ring"), offset: "2px", style: "solid", width: "2px" } },
      },
      heading: { color: { text: color("foreground") }, typography: { fontFamily: preset("font-family", "display") } },
      h1: heading("heading-1"),
      h2: heading("heading-2"),
      h3: heading("heading-3"),
      caption: { color: { text: color("muted-foreground") }, typography: textStyle(tokens, "small") },
    },
    css: [
      modeRule(".dark", "dark"),
      `.dark{${shadowRules("shadow-dark")}}`,
      `@media (prefers-contrast:more){${modeRule(":root", "high-contrast")}${modeRule(".dark", "high-contrast-dark")}}`,
    ].join(""),
  };
}

/**
 * `theme.json` of a block theme, version 3: palette, families, fluid sizes, spacing, shadows and the elements' styles. The light mode is in the presets; the
 * other modes stand under `settings.custom` and take the presets' place under the class `dark` and where more contrast is asked for.
 */
export const themeJson: TextFormat = {
  format: "theme-json",
  mediaType: "application/json",
  fileName: () => "theme.json",
  write: ({ brief, tokens }) =>
    jsonText({
      $schema: "https://schemas.wp.org/wp/6.7/theme.json",
      version: 3,
      title: brief.name,
      settings: settings(tokens),
      styles: styles(tokens),
    }),
};
