import { type ElementStyle, type StyleTarget, getBorder, getValue, parseVariable } from "#/documents/element-style";
import { findElementStyle, parsePx } from "#/documents/style-descriptions";
import { quoteText } from "#/kernel/text/quote-text";
import { type ColorRole, colorRoles, type SemanticColor, textStyleNames, type TokenSet } from "#/model/token-set";
import type { DesignContent } from "#/model/design-content";
import { formatPx } from "#/model/css-length";
import { formatNumber, formatTracking } from "#/model/css-declarations";

type Fields = Readonly<Record<string, string>>;

const createReference = (formatGroup: "colors" | "rounded" | "typography", name: string) => `"{${formatGroup}.${name}}"`;
const isRole = (name: string | undefined): name is ColorRole => colorRoles.some((role) => role === name);

/** A surface with its text, as roles. */
const createSurface = (role: ColorRole, text: ColorRole, rest: Fields = {}): Fields => ({
  backgroundColor: createReference("colors", role),
  textColor: createReference("colors", text),
  ...rest,
});

/** The role of a background. For a gradient that cuts a corner off, the role of its colour. */
function findFillRole(background: string | undefined): ColorRole | undefined {
  const whole = parseVariable(background);
  const name = whole ?? (background?.includes("gradient(") ? /var\(--([\w-]{1,60})\)/.exec(background)?.[1] : undefined);
  return isRole(name) ? name : undefined;
}

/**
 * The style of a component in the fields that this format has. Other properties, such as borders,
 * are described in the body.
 */
function toFields(elementStyle: ElementStyle, tokens: TokenSet, suffix: string): Fields {
  const fill = findFillRole(getValue(elementStyle, "background"));
  const text = parseVariable(getValue(elementStyle, "color"));
  const radius = getValue(elementStyle, "border-radius");
  const step = parseVariable(radius);
  const padding = (getValue(elementStyle, "padding") ?? "").split(" ").map((part) => parsePx(part, tokens));
  const inline =
    getValue(elementStyle, "padding-inline") === undefined
      ? padding.at(-1)
      : parsePx(getValue(elementStyle, "padding-inline"), tokens);
  const height = parsePx(getValue(elementStyle, "min-height"), tokens);
  const style = /^var\(--type-([\w-]+)-size\)$/.exec(getValue(elementStyle, "font-size") ?? "")?.[1];
  return {
    ...(fill && { backgroundColor: createReference("colors", fill + suffix) }),
    ...(isRole(text) && { textColor: createReference("colors", text + suffix) }),
    ...(style !== undefined && { typography: createReference("typography", style) }),
    ...(step?.startsWith("radius-") && { rounded: createReference("rounded", step.slice("radius-".length)) }),
    ...(radius === "0" && { rounded: "0px" }),
    ...(inline !== undefined && inline > 0 && { padding: formatPx(inline) }),
    ...(height !== undefined && { height: formatPx(height) }),
  };
}

/** The components to describe, under the names that readers of this format know. */
const describedElements: readonly (readonly [name: string, slug: string, place: StyleTarget])[] = [
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
const describedInDark: readonly (readonly [name: string, slug: string])[] = [
  ["button-primary", "button"],
  ["card", "card"],
];

/** Surfaces that are not components. They show the colours that no component uses. */
const surfaces: readonly (readonly [name: string, fields: Fields])[] = [
  ["page", createSurface("background", "foreground", { typography: createReference("typography", "body") })],
  ["page-quiet", createSurface("background", "muted-foreground", { typography: createReference("typography", "small") })],
  ["link", createSurface("background", "link", { typography: createReference("typography", "body") })],
  ["brand-field", createSurface("brand", "brand-foreground")],
  ["primary-field", createSurface("primary", "primary-foreground")],
  ["accent-field", createSurface("accent", "accent-foreground")],
  ["card-field", createSurface("card", "card-foreground")],
];

/**
 * Every component of the front matter with its fields, read from the style sheets of the design.
 */
function createComponentFields(content: DesignContent): Readonly<Record<string, Fields>> {
  const { tokens } = content;
  const getFields = (slug: string, target: StyleTarget) => {
    const elementStyle = findElementStyle(content, slug, target);
    return elementStyle ? toFields(elementStyle, tokens, target.isDark ? "-dark" : "") : undefined;
  };
  const componentEntries = [
    ...describedElements.map(([name, slug, target]) => [name, getFields(slug, target)] as const),
    ...describedInDark.map(([name, slug]) => [`${name}-dark`, getFields(slug, { isDark: true })] as const),
  ].flatMap(([name, fields]) => (fields ? [[name, fields] as const] : []));
  const outline = getBorder(findElementStyle(content, "input", { element: "__control" }));
  const ring = getValue(findElementStyle(content, "button", { state: ":focus-visible" }), "outline")?.split(" ")[0];
  const outlineRole = parseVariable(outline?.color);
  const width = parsePx(outline?.width, tokens);
  const ringPx = parsePx(ring, tokens);
  return Object.fromEntries([
    ...surfaces,
    [
      "page-dark",
      { backgroundColor: createReference("colors", "background-dark"), textColor: createReference("colors", "foreground-dark") },
    ],
    [
      "link-dark",
      { backgroundColor: createReference("colors", "background-dark"), textColor: createReference("colors", "link-dark") },
    ],
    ...componentEntries,
    ["divider", { backgroundColor: createReference("colors", "border"), height: formatPx(tokens.strokePx) }],
    ...(isRole(outlineRole) && width !== undefined
      ? [["input-outline", { backgroundColor: createReference("colors", outlineRole), width: formatPx(width) }]]
      : []),
    [
      "focus-ring",
      { backgroundColor: createReference("colors", "ring"), ...(ringPx !== undefined && { width: formatPx(ringPx) }) },
    ],
  ]);
}

const colorReference = /^"\{colors\.([\w-]+)\}"$/;

/**
 * The colours that the components reference, in the order of the roles, light before dark. The
 * linter of this format reports a colour that no component references.
 */
function formatUsedColors(components: Readonly<Record<string, Fields>>, { colors }: TokenSet): string[] {
  const used = new Set(
    Object.values(components).flatMap((fields) =>
      Object.values(fields).flatMap((value) => colorReference.exec(value)?.[1] ?? []),
    ),
  );
  return [
    ...colorRoles.filter((role) => used.has(role)).map((role) => `${role}: ${formatColor(colors.light[role])}`),
    ...colorRoles.filter((role) => used.has(`${role}-dark`)).map((role) => `${role}-dark: ${formatColor(colors.dark[role])}`),
  ];
}

/** A colour as it was given, which may be translucent, or as hex. */
const formatColor = ({ given, hex }: SemanticColor) => quoteText(given ?? hex);

/** Replaces characters with a meaning in references, in the same way as the CSS variables do. */
const toKey = (name: string) => quoteText(name.replace(/[^\w-]/g, "_"));

/**
 * The front matter of DESIGN.md without its `---` lines: YAML in which every text is a quoted
 * string. Fluid sizes use their maximum, because the format does not support `clamp()`. Lengths are
 * in px, tracking is in em.
 */
export function renderDesignMdFrontMatter(content: DesignContent): string {
  const { brief, direction, tokens } = content;
  const { families, styles, sizes } = tokens.typography;
  const formatBlock = (name: string, lines: readonly string[]) => [`${name}:`, ...lines.map((text) => `  ${text}`)];
  const components = createComponentFields(content);
  const formatGroup = (name: string, fields: Fields) => [
    `${name}:`,
    ...Object.entries(fields).map(([key, value]) => `  ${key}: ${value}`),
  ];
  const typography = textStyleNames.flatMap((name) => {
    const style = styles[name];
    const size = sizes.find((candidate) => candidate.name === style.size);
    return formatGroup(name, {
      fontFamily: quoteText(families[style.family].name),
      fontSize: formatPx(size?.maxPx ?? 16),
      fontWeight: formatNumber(style.weight),
      lineHeight: formatNumber(style.leading),
      letterSpacing: formatTracking(style.trackingEm),
    });
  });
  return [
    "version: alpha",
    `name: ${quoteText(brief.name)}`,
    `description: ${quoteText(brief.offer ?? brief.tagline ?? direction.summary)}`,
    ...formatBlock("colors", formatUsedColors(components, tokens)),
    ...formatBlock("typography", typography),
    ...formatBlock("rounded", [...tokens.radius.steps.map(({ name, px }) => `${toKey(name)}: ${formatPx(px)}`)]),
    ...formatBlock("spacing", [
      ...tokens.spacing.map(({ name, px }) => `${toKey(name)}: ${formatPx(px)}`),
      ...tokens.sectionGaps.map(({ name, px }) => `${toKey(`section-${name}`)}: ${formatPx(px)}`),
    ]),
    ...formatBlock(
      "components",
      Object.entries(components).flatMap(([name, fields]) => formatGroup(name, fields)),
    ),
  ].join("\n");
}
