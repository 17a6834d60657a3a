import { type ColorRole, textStyleNames } from "#/model/token-set";
import type { DesignContent } from "#/model/design-content";
import { pxText } from "#/model/css-length";
import { decimal } from "#/kernel/decimal";
import { yamlString } from "#/documents/yaml-string";

type Fields = Readonly<Record<string, string>>;

const color = (name: string) => `"{colors.${name}}"`;
const filled = (role: ColorRole, text: ColorRole, rest: Fields = {}, suffix = ""): Fields => ({
  backgroundColor: color(role + suffix),
  textColor: color(text + suffix),
  ...rest,
});

/** The components that show each colour in use. A colour that no component names counts as an orphan in this format. */
function componentFields({ tokens }: DesignContent): Readonly<Record<string, Fields>> {
  const rounded = { rounded: '"{rounded.base}"' };
  const label = { typography: '"{typography.label}"', ...rounded };
  const body = { typography: '"{typography.body}"' };
  const control = { ...label, height: "44px", padding: "16px" };
  const stroke = pxText(tokens.strokePx);
  return {
    page: filled("background", "foreground", body),
    "page-quiet": filled("background", "muted-foreground", { typography: '"{typography.small}"' }),
    link: filled("background", "link", body),
    card: filled("card", "card-foreground", { ...rounded, padding: "24px" }),
    "button-primary": filled("primary", "primary-foreground", control),
    "button-primary-hover": filled("primary-hover", "primary-foreground", control),
    "button-secondary": filled("secondary", "secondary-foreground", control),
    "button-destructive": filled("destructive", "destructive-foreground", control),
    badge: filled("accent", "accent-foreground", label),
    "alert-success": filled("success", "success-foreground", rounded),
    "alert-warning": filled("warning", "warning-foreground", rounded),
    "alert-info": filled("info", "info-foreground", rounded),
    "brand-field": filled("brand", "brand-foreground"),
    divider: { backgroundColor: color("border"), height: stroke },
    "input-outline": { backgroundColor: color("input"), width: stroke },
    "focus-ring": { backgroundColor: color("ring"), width: "2px" },
    "page-dark": filled("background", "foreground", body, "-dark"),
    "link-dark": filled("background", "link", body, "-dark"),
    "card-dark": filled("card", "card-foreground", rounded, "-dark"),
    "button-primary-dark": filled("primary", "primary-foreground", control, "-dark"),
  };
}

const lightRoles = [
  "background",
  "foreground",
  "muted-foreground",
  "link",
  "card",
  "card-foreground",
  "primary",
  "primary-foreground",
  "primary-hover",
  "secondary",
  "secondary-foreground",
  "destructive",
  "destructive-foreground",
  "accent",
  "accent-foreground",
  "success",
  "success-foreground",
  "warning",
  "warning-foreground",
  "info",
  "info-foreground",
  "brand",
  "brand-foreground",
  "border",
  "input",
  "ring",
] as const satisfies readonly ColorRole[];
const darkRoles = [
  "background",
  "foreground",
  "link",
  "card",
  "card-foreground",
  "primary",
  "primary-foreground",
] as const satisfies readonly ColorRole[];

/** Names with characters that mean something in a reference are written as the CSS variables write them. */
const keyOf = (name: string) => yamlString(name.replace(/[^\w-]/g, "_"));

/**
 * The front matter of DESIGN.md without its `---` lines: YAML whose every text is a quoted string. Sizes are the largest of the fluid ones, since the format knows no `clamp()`;
 * lengths are px, tracking is em.
 */
export function designMdFrontMatter(content: DesignContent): string {
  const { brief, direction, tokens } = content;
  const { families, styles, sizes } = tokens.typography;
  const block = (name: string, lines: readonly string[]) => [`${name}:`, ...lines.map((text) => `  ${text}`)];
  const group = (name: string, fields: Fields) => [
    `${name}:`,
    ...Object.entries(fields).map(([key, value]) => `  ${key}: ${value}`),
  ];
  const typography = textStyleNames.flatMap((name) => {
    const style = styles[name];
    const size = sizes.find((candidate) => candidate.name === style.size);
    return group(name, {
      fontFamily: yamlString(families[style.family].name),
      fontSize: pxText(size?.maxPx ?? 16),
      fontWeight: decimal(style.weight),
      lineHeight: decimal(style.leading),
      letterSpacing: `${decimal(style.trackingEm)}em`,
    });
  });
  return [
    "version: alpha",
    `name: ${yamlString(brief.name)}`,
    `description: ${yamlString(brief.offer ?? brief.tagline ?? direction.summary)}`,
    ...block("colors", [
      ...lightRoles.map((role) => `${role}: "${tokens.colors.light[role].hex}"`),
      ...darkRoles.map((role) => `${role}-dark: "${tokens.colors.dark[role].hex}"`),
    ]),
    ...block("typography", typography),
    ...block("rounded", [
      `base: ${pxText(tokens.radius.basePx)}`,
      ...tokens.radius.steps.filter(({ name }) => name !== "base").map(({ name, px }) => `${keyOf(name)}: ${pxText(px)}`),
    ]),
    ...block("spacing", [
      ...tokens.spacing.map(({ name, px }) => `${keyOf(name)}: ${pxText(px)}`),
      ...tokens.sectionGaps.map(({ name, px }) => `${keyOf(`section-${name}`)}: ${pxText(px)}`),
    ]),
    ...block(
      "components",
      Object.entries(componentFields(content)).flatMap(([name, fields]) => group(name, fields)),
    ),
  ].join("\n");
}
