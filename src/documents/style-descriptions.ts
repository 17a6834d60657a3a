import {
  type Border,
  getBorder,
  type ElementStyle,
  type StyleTarget,
  readElementStyle,
  getValue,
  parseVariable,
} from "#/documents/element-style";
import { escapeCssName } from "#/kernel/text/css-escape";
import { formatDecimal } from "#/kernel/decimal";
import type { Component } from "#/model/component";
import { pillPx, formatPx } from "#/model/css-length";
import { radiusVariable, sectionGapVariable, spaceVariable } from "#/model/css-variables";
import { describeDepth } from "#/model/latitude";
import type { Direction } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";

/**
 * What styles are described from: the tokens, and the style sheets of the components if there are
 * any.
 */
export type StyleSource = {
  readonly tokens: TokenSet;
  readonly direction: Direction;
  readonly components?: readonly Component[] | undefined;
};

const remPx = 16;

/**
 * The style of a component's element by slug; undefined if the design has no such component, or an
 * imported one.
 */
export const findElementStyle = (
  { components }: Pick<StyleSource, "components">,
  slug: string,
  target: StyleTarget = {},
): ElementStyle | undefined =>
  readElementStyle(
    components?.find((component) => component.slug === slug),
    target,
  );

/** The length tokens by variable name, in CSS pixels. */
const getLengths = ({ spacing, sectionGaps, radius, strokePx }: TokenSet): ReadonlyMap<string, number> =>
  new Map([
    ...spacing.map(({ name, px }) => [spaceVariable(name), px] as const),
    ...sectionGaps.map(({ name, px }) => [sectionGapVariable(name), px] as const),
    ["--radius", radius.basePx],
    ...radius.steps.map(({ name, px }) => [radiusVariable(name), px] as const),
    ["--stroke", strokePx],
  ]);

/**
 * A length from a style sheet in CSS pixels: a token's variable, rem, px or 0; undefined for
 * anything else.
 */
export function parsePx(value: string | undefined, tokens: TokenSet): number | undefined {
  if (value === "0") return 0;
  const variable = parseVariable(value);
  if (variable !== undefined) return getLengths(tokens).get(`--${variable}`);
  const [, count = "", unit] = /^([\d.]+)(px|rem)$/.exec(value ?? "") ?? [];
  return unit === undefined ? undefined : Number(count) * (unit === "rem" ? remPx : 1);
}

/** A CSS value with variables replaced by their names. */
const formatVariables = (value: string) => value.replace(/var\((--[\w-]+)\)/g, "$1");

const describeBorder = ({ side, width, style, color }: Border) =>
  `${side === "bottom" ? "a bottom border of" : "a border of"} ` +
  `${formatVariables(width)}${style === "solid" ? "" : ` ${style}`} in ${formatVariables(color)}`;

const describedProperties = [
  "background",
  "color",
  "border-radius",
  "box-shadow",
  "padding",
  "padding-inline",
  "min-height",
] as const;

/**
 * The declarations of a style, with the sizes of tokens in pixels. The border reflects every rule
 * that changes it.
 */
function listDeclarations(elementStyle: ElementStyle, tokens: TokenSet): readonly string[] {
  const border = getBorder(elementStyle);
  const values = describedProperties.flatMap((property) => {
    const value = getValue(elementStyle, property);
    return value === undefined ? [] : [`${property}: ${addPixels(value, tokens)}`];
  });
  const property = border?.side === "bottom" ? "border-bottom" : "border";
  return [...values, `${property}: ${border ? addPixels(`${border.width} ${border.style} ${border.color}`, tokens) : "none"}`];
}

/** Appends the value in pixels to a value that consists of lengths and uses tokens. */
function addPixels(value: string, tokens: TokenSet): string {
  const parts = value.split(" ");
  const pixels = parts.map((part) => parsePx(part, tokens));
  if (!value.includes("var(") || pixels.some((px) => px === undefined || px >= pillPx)) return value;
  return `${value} (${pixels.map((px) => formatPx(px ?? 0)).join(" ")})`;
}

/** The styles to describe, each with the base style whose declarations are not repeated. */
const describedElements: readonly (readonly [label: string, slug: string, place: StyleTarget, differsFrom?: StyleTarget])[] = [
  ["primary button", "button", {}],
  ["primary button on hover", "button", { state: ":hover" }, {}],
  ["secondary button", "button", { modifier: "--secondary" }, {}],
  ["text field", "input", { element: "__control" }],
  ["card", "card", {}],
  ["badge", "badge", {}],
];

/** A style: its label and its declarations. */
export type StyleDescription = { readonly label: string; readonly css: string };

/** How the main components are styled, as in their style sheets. */
export function listStyleDescriptions(source: StyleSource): readonly StyleDescription[] {
  const descriptions = describedElements.flatMap(([label, slug, target, differsFrom]) => {
    const elementStyle = findElementStyle(source, slug, target);
    if (!elementStyle) return [];
    const base = new Set(differsFrom ? listDeclarations(findElementStyle(source, slug, differsFrom) ?? [], source.tokens) : []);
    const values = listDeclarations(elementStyle, source.tokens).filter((value) => !base.has(value));
    return values.length === 0 ? [] : [{ label, css: values.join("; ") }];
  });
  return descriptions.length === 0 ? [] : [...descriptions, { label: "keyboard focus", css: describeFocus(source) }];
}

/** The styles as plain lines, for prompts. */
export const formatStyleLines = (source: StyleSource): string[] =>
  listStyleDescriptions(source).map(({ label, css }) => `- ${label}: ${css}`);

/** The styles as Markdown list entries. */
export const formatStyleList = (source: StyleSource): string[] =>
  listStyleDescriptions(source).map(({ label, css }) => `- ${label}: \`${css}\``);

/** How keyboard focus is shown, as declarations. */
export function describeFocus(source: Pick<StyleSource, "components">): string {
  const elementStyle = findElementStyle(source, "button", { state: ":focus-visible" });
  const outline = getValue(elementStyle, "outline");
  if (outline === undefined) return "outline-color: var(--ring)";
  const offset = getValue(elementStyle, "outline-offset");
  return `outline: ${outline}${offset === undefined ? "" : `; outline-offset: ${offset}`}`;
}

/**
 * How a surface is separated from the page, as the card of the design shows; from the direction if
 * there is no card.
 */
export function describeSurface(source: StyleSource): string {
  const elementStyle = findElementStyle(source, "card");
  const fill = parseVariable(getValue(elementStyle, "background"));
  if (!elementStyle || fill === undefined) return `Surfaces are separated ${describeDepth(source.direction)}.`;
  const border = getBorder(elementStyle);
  const shadow = getValue(elementStyle, "box-shadow");
  const features = [
    border && describeBorder(border),
    shadow && shadow !== "none" && `the shadow ${formatVariables(shadow)}`,
  ].filter(Boolean);
  const missingFeatures = [...(border ? [] : ["no border"]), ...(shadow && shadow !== "none" ? [] : ["no shadow"])];
  return `A surface is --${fill}${features.length > 0 ? ` with ${features.join(" and ")}` : ""}; it has ${missingFeatures.join(" and ")}.`;
}

/** The outline of a text field; empty if the design has no text field. */
export function describeField(source: StyleSource): string {
  const border = getBorder(findElementStyle(source, "input", { element: "__control" }));
  return border ? ` A text field has ${describeBorder(border)}.` : "";
}

const radiusUse = /border-radius:[^:;}]*var\(--_(radius(?:-[\w-]+)?)\)/g;

/**
 * The radii that the components use, as variables with their sizes; all radii if there are no
 * components.
 */
export function describeCorners({ tokens, components = [] }: Pick<StyleSource, "tokens" | "components">): string {
  const used = new Set(components.flatMap(({ css }) => [...css.matchAll(radiusUse)].map(([, name = ""]) => `--${name}`)));
  const steps = [
    { name: "--radius", px: tokens.radius.basePx },
    ...tokens.radius.steps.map(({ name, px }) => ({ name: escapeCssName(radiusVariable(name)), px })),
  ];
  if (used.size === 0) return `--radius (${formatPx(tokens.radius.basePx)}) and its steps --radius-*`;
  const found = steps.filter(({ name }) => name === "--radius" || used.has(name));
  const sizes = [...new Set(found.map(({ px }) => px))];
  return sizes
    .map((size) => {
      const names = found.flatMap(({ name, px }) => (px === size ? [name] : []));
      return `${names.join(", ")} (${size >= pillPx ? "fully round" : formatPx(size)})`;
    })
    .join("; ");
}

/** Matches a centred section in the styles of a page. */
const centeredPattern = /text-align:\s*center/;

/** How many sections of a page may be centred. */
export const describeCentering = (pages: readonly { readonly css: string }[] | undefined): string =>
  pages !== undefined && pages.length > 0 && !pages.some(({ css }) => centeredPattern.test(css))
    ? "no section of a page is centred"
    : "at most one section of a page is centred";

/** The main column split of a page. */
export const describeSplit = ({ spans }: Pick<Direction, "spans">, columns: number): string =>
  `${formatDecimal(spans[0])} to ${formatDecimal(spans[1])} of ${formatDecimal(columns)} columns`;
