import { type Look, type LookPlace, edgeOf, valueIn, variableIn } from "#/documents/component-look";
import { lookIn, pxOf } from "#/documents/form-facts";
import { quoteText } from "#/kernel/quote-text";
import { type ColorRole, colorRoles, textStyleNames, type TokenSet } from "#/model/token-set";
import type { DesignContent } from "#/model/design-content";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";

type Fields = Readonly<Record<string, string>>;

const reference = (group: "colors" | "rounded" | "typography", name: string) => `"{${group}.${name}}"`;
const isRole = (name: string | undefined): name is ColorRole => colorRoles.some((role) => role === name);

/** A surface with the text on it, as roles. */
const filled = (role: ColorRole, text: ColorRole, rest: Fields = {}): Fields => ({
  backgroundColor: reference("colors", role),
  textColor: reference("colors", text),
  ...rest,
});

/** The role that a background is of; where a gradient cuts a corner off, the one that it is drawn in. */
function fillOf(background: string | undefined): ColorRole | undefined {
  const whole = variableIn(background);
  const name = whole ?? (background?.includes("gradient(") ? /var\(--([\w-]{1,60})\)/.exec(background)?.[1] : undefined);
  return isRole(name) ? name : undefined;
}

/** A component's look in the fields that this format has for it; what it has no field for, such as an edge, stands in the text below. */
function lookFields(look: Look, tokens: TokenSet, suffix: string): Fields {
  const fill = fillOf(valueIn(look, "background"));
  const text = variableIn(valueIn(look, "color"));
  const radius = valueIn(look, "border-radius");
  const step = variableIn(radius);
  const padding = (valueIn(look, "padding") ?? "").split(" ").map((part) => pxOf(part, tokens));
  const inline = valueIn(look, "padding-inline") === undefined ? padding.at(-1) : pxOf(valueIn(look, "padding-inline"), tokens);
  const height = pxOf(valueIn(look, "min-height"), tokens);
  const style = /^var\(--type-([\w-]+)-size\)$/.exec(valueIn(look, "font-size") ?? "")?.[1];
  return {
    ...(fill && { backgroundColor: reference("colors", fill + suffix) }),
    ...(isRole(text) && { textColor: reference("colors", text + suffix) }),
    ...(style !== undefined && { typography: reference("typography", style) }),
    ...(step?.startsWith("radius-") && { rounded: reference("rounded", step.slice("radius-".length)) }),
    ...(radius === "0" && { rounded: "0px" }),
    ...(inline !== undefined && inline > 0 && { padding: formatPx(inline) }),
    ...(height !== undefined && { height: formatPx(height) }),
  };
}

/** The components whose looks are told, by the names that this format's readers know them by. */
const told: readonly (readonly [name: string, slug: string, place: LookPlace])[] = [
  ["button-primary", "button", {}],
  ["button-primary-hover", "button", { state: ":hover" }],
  ["button-secondary", "button", { modifier: "--secondary" }],
  ["button-destructive", "button", { modifier: "--destructive" }],
  ["input", "input", { element: "__control" }],
  ["card", "card", {}],
  ["badge", "badge", {}],
  ["badge-success", "badge", { modifier: "--success" }],
  ["alert-success", "alert", { modifier: "--success" }],
  ["alert-warning", "alert", { modifier: "--warning" }],
  ["alert-info", "alert", { modifier: "--info" }],
];
const toldInDark: readonly (readonly [name: string, slug: string])[] = [
  ["button-primary", "button"],
  ["card", "card"],
];

/** Surfaces that are no component and show the colours that no component of the design shows. */
const surfaces: readonly (readonly [name: string, fields: Fields])[] = [
  ["page", filled("background", "foreground", { typography: reference("typography", "body") })],
  ["page-quiet", filled("background", "muted-foreground", { typography: reference("typography", "small") })],
  ["link", filled("background", "link", { typography: reference("typography", "body") })],
  ["brand-field", filled("brand", "brand-foreground")],
  ["primary-field", filled("primary", "primary-foreground")],
  ["accent-field", filled("accent", "accent-foreground")],
  ["card-field", filled("card", "card-foreground")],
];

/** Every component of the front matter with its fields, those of the design as their style sheets have them. */
function componentFields(content: DesignContent): Readonly<Record<string, Fields>> {
  const { tokens } = content;
  const fieldsOf = (slug: string, place: LookPlace) => {
    const look = lookIn(content, slug, place);
    return look ? lookFields(look, tokens, place.isDark ? "-dark" : "") : undefined;
  };
  const made = [
    ...told.map(([name, slug, place]) => [name, fieldsOf(slug, place)] as const),
    ...toldInDark.map(([name, slug]) => [`${name}-dark`, fieldsOf(slug, { isDark: true })] as const),
  ].flatMap(([name, fields]) => (fields ? [[name, fields] as const] : []));
  const outline = edgeOf(lookIn(content, "input", { element: "__control" }));
  const ring = valueIn(lookIn(content, "button", { state: ":focus-visible" }), "outline")?.split(" ")[0];
  const outlineRole = variableIn(outline?.color);
  const width = pxOf(outline?.width, tokens);
  const ringPx = pxOf(ring, tokens);
  return Object.fromEntries([
    ...surfaces,
    ["page-dark", { backgroundColor: reference("colors", "background-dark"), textColor: reference("colors", "foreground-dark") }],
    ["link-dark", { backgroundColor: reference("colors", "background-dark"), textColor: reference("colors", "link-dark") }],
    ...made,
    ["divider", { backgroundColor: reference("colors", "border"), height: formatPx(tokens.strokePx) }],
    ...(isRole(outlineRole) && width !== undefined
      ? [["input-outline", { backgroundColor: reference("colors", outlineRole), width: formatPx(width) }]]
      : []),
    ["focus-ring", { backgroundColor: reference("colors", "ring"), ...(ringPx !== undefined && { width: formatPx(ringPx) }) }],
  ]);
}

const colorReference = /^"\{colors\.([\w-]+)\}"$/;

/** The colours that the components name, in the order of the roles, light before dark: one that no component names is an orphan in this format. */
function colorLinesOf(components: Readonly<Record<string, Fields>>, { colors }: TokenSet): string[] {
  const used = new Set(
    Object.values(components).flatMap((fields) =>
      Object.values(fields).flatMap((value) => colorReference.exec(value)?.[1] ?? []),
    ),
  );
  return [
    ...colorRoles.filter((role) => used.has(role)).map((role) => `${role}: "${colors.light[role].hex}"`),
    ...colorRoles.filter((role) => used.has(`${role}-dark`)).map((role) => `${role}-dark: "${colors.dark[role].hex}"`),
  ];
}

/** Names with characters that mean something in a reference are written as the CSS variables write them. */
const keyOf = (name: string) => quoteText(name.replace(/[^\w-]/g, "_"));

/**
 * The front matter of DESIGN.md without its `---` lines: YAML whose every text is a quoted string. Sizes are the largest of the fluid ones, since the format knows no `clamp()`;
 * lengths are px, tracking is em.
 */
export function designMdFrontMatter(content: DesignContent): string {
  const { brief, direction, tokens } = content;
  const { families, styles, sizes } = tokens.typography;
  const block = (name: string, lines: readonly string[]) => [`${name}:`, ...lines.map((text) => `  ${text}`)];
  const components = componentFields(content);
  const group = (name: string, fields: Fields) => [
    `${name}:`,
    ...Object.entries(fields).map(([key, value]) => `  ${key}: ${value}`),
  ];
  const typography = textStyleNames.flatMap((name) => {
    const style = styles[name];
    const size = sizes.find((candidate) => candidate.name === style.size);
    return group(name, {
      fontFamily: quoteText(families[style.family].name),
      fontSize: formatPx(size?.maxPx ?? 16),
      fontWeight: formatDecimal(style.weight),
      lineHeight: formatDecimal(style.leading),
      letterSpacing: `${formatDecimal(style.trackingEm)}em`,
    });
  });
  return [
    "version: alpha",
    `name: ${quoteText(brief.name)}`,
    `description: ${quoteText(brief.offer ?? brief.tagline ?? direction.summary)}`,
    ...block("colors", colorLinesOf(components, tokens)),
    ...block("typography", typography),
    ...block("rounded", [...tokens.radius.steps.map(({ name, px }) => `${keyOf(name)}: ${formatPx(px)}`)]),
    ...block("spacing", [
      ...tokens.spacing.map(({ name, px }) => `${keyOf(name)}: ${formatPx(px)}`),
      ...tokens.sectionGaps.map(({ name, px }) => `${keyOf(`section-${name}`)}: ${formatPx(px)}`),
    ]),
    ...block(
      "components",
      Object.entries(components).flatMap(([name, fields]) => group(name, fields)),
    ),
  ].join("\n");
}
