import { type Edge, edgeOf, type Look, type LookPlace, lookOf, valueIn, variableIn } from "#/documents/component-look";
import { escapeCssName } from "#/kernel/css-escape";
import { formatDecimal } from "#/kernel/decimal";
import type { Component } from "#/model/component";
import { pillPx, formatPx } from "#/model/css-length";
import { radiusVariable, sectionGapVariable, spaceVariable } from "#/model/css-variables";
import { describeDepth } from "#/model/latitude";
import type { Direction } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";

/** What the forms of a design are read from: its tokens, and the style sheets of its components where there are any. */
export type FormSource = {
  readonly tokens: TokenSet;
  readonly direction: Direction;
  readonly components?: readonly Component[] | undefined;
};

const remPx = 16;

/** The look of a component's element by slug; undefined where the design has none of Livery's own making. */
export const lookIn = ({ components }: Pick<FormSource, "components">, slug: string, place: LookPlace = {}): Look | undefined =>
  lookOf(
    components?.find((component) => component.slug === slug),
    place,
  );

/** The length tokens by the names of their variables, CSS pixels. */
const lengthsOf = ({ spacing, sectionGaps, radius, strokePx }: TokenSet): ReadonlyMap<string, number> =>
  new Map([
    ...spacing.map(({ name, px }) => [spaceVariable(name), px] as const),
    ...sectionGaps.map(({ name, px }) => [sectionGapVariable(name), px] as const),
    ["--radius", radius.basePx],
    ...radius.steps.map(({ name, px }) => [radiusVariable(name), px] as const),
    ["--stroke", strokePx],
  ]);

/** A length of a style sheet in CSS pixels: a token's variable, rem, px or 0; undefined for anything else. */
export function pxOf(value: string | undefined, tokens: TokenSet): number | undefined {
  if (value === "0") return 0;
  const variable = variableIn(value);
  if (variable !== undefined) return lengthsOf(tokens).get(`--${variable}`);
  const [, count = "", unit] = /^([\d.]+)(px|rem)$/.exec(value ?? "") ?? [];
  return unit === undefined ? undefined : Number(count) * (unit === "rem" ? remPx : 1);
}

/** A value of a style sheet as words: variables by their names. */
const named = (value: string) => value.replace(/var\((--[\w-]+)\)/g, "$1");

const edgeText = ({ side, width, style, color }: Edge) =>
  `${side === "bottom" ? "a line below of" : "an edge of"} ${named(width)}${style === "solid" ? "" : ` ${style}`} in ${named(color)}`;

const shown = ["background", "color", "border-radius", "box-shadow", "padding", "padding-inline", "min-height"] as const;

/** One look as declarations that the style sheet has, with the sizes of its tokens in pixels; the edge with every rule that changes it. */
function lookValues(look: Look, tokens: TokenSet): readonly string[] {
  const edge = edgeOf(look);
  const values = shown.flatMap((property) => {
    const value = valueIn(look, property);
    return value === undefined ? [] : [`${property}: ${withPixels(value, tokens)}`];
  });
  const property = edge?.side === "bottom" ? "border-bottom" : "border";
  return [...values, `${property}: ${edge ? withPixels(`${edge.width} ${edge.style} ${edge.color}`, tokens) : "none"}`];
}

/** A value whose parts are all lengths, followed by what it is in pixels where a token stands in it. */
function withPixels(value: string, tokens: TokenSet): string {
  const parts = value.split(" ");
  const pixels = parts.map((part) => pxOf(part, tokens));
  if (!value.includes("var(") || pixels.some((px) => px === undefined || px >= pillPx)) return value;
  return `${value} (${pixels.map((px) => formatPx(px ?? 0)).join(" ")})`;
}

/** The forms that are told, each after the one that it differs from. */
const places: readonly (readonly [label: string, slug: string, place: LookPlace, differsFrom?: LookPlace])[] = [
  ["main button", "button", {}],
  ["main button under the pointer", "button", { state: ":hover" }, {}],
  ["secondary button", "button", { modifier: "--secondary" }, {}],
  ["text field", "input", { element: "__control" }],
  ["card", "card", {}],
  ["badge", "badge", {}],
];

/** One form: what it is, and its declarations. */
export type Form = { readonly label: string; readonly css: string };

/** How the chief components are built, as their style sheets have it: what is drawn anew is held against these. */
export function formsOf(source: FormSource): readonly Form[] {
  const forms = places.flatMap(([label, slug, place, differsFrom]) => {
    const look = lookIn(source, slug, place);
    if (!look) return [];
    const base = new Set(differsFrom ? lookValues(lookIn(source, slug, differsFrom) ?? [], source.tokens) : []);
    const values = lookValues(look, source.tokens).filter((value) => !base.has(value));
    return values.length === 0 ? [] : [{ label, css: values.join("; ") }];
  });
  return forms.length === 0 ? [] : [...forms, { label: "keyboard focus", css: focusText(source) }];
}

/** The forms as plain lines, for prompts. */
export const formLines = (source: FormSource): string[] => formsOf(source).map(({ label, css }) => `- ${label}: ${css}`);

/** The forms as Markdown list entries. */
export const formList = (source: FormSource): string[] => formsOf(source).map(({ label, css }) => `- ${label}: \`${css}\``);

/** How keyboard focus is drawn, as declarations. */
export function focusText(source: Pick<FormSource, "components">): string {
  const look = lookIn(source, "button", { state: ":focus-visible" });
  const outline = valueIn(look, "outline");
  if (outline === undefined) return "outline-color: var(--ring)";
  const offset = valueIn(look, "outline-offset");
  return `outline: ${outline}${offset === undefined ? "" : `; outline-offset: ${offset}`}`;
}

/** How a surface is set apart from the page, as the card of the design is; in the direction's own words where there is no card. */
export function surfaceText(source: FormSource): string {
  const look = lookIn(source, "card");
  const fill = variableIn(valueIn(look, "background"));
  if (!look || fill === undefined) return `Surfaces are set apart ${describeDepth(source.direction)}.`;
  const edge = edgeOf(look);
  const shadow = valueIn(look, "box-shadow");
  const apart = [edge && edgeText(edge), shadow && shadow !== "none" && `the shadow ${named(shadow)}`].filter(Boolean);
  const without = [...(edge ? [] : ["no edge"]), ...(shadow && shadow !== "none" ? [] : ["no shadow"])];
  return `A surface is --${fill}${apart.length > 0 ? ` with ${apart.join(" and ")}` : ""}; it has ${without.join(" and ")}.`;
}

/** How a text field is outlined; nothing where the design has no field. */
export function fieldText(source: FormSource): string {
  const edge = edgeOf(lookIn(source, "input", { element: "__control" }));
  return edge ? ` A text field has ${edgeText(edge)}.` : "";
}

const radiusUse = /border-radius:[^:;}]*var\(--_(radius(?:-[\w-]+)?)\)/g;

/** The corners that the components have, as variables with their size; every step where there are no components. */
export function cornerText({ tokens, components = [] }: Pick<FormSource, "tokens" | "components">): string {
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
      return `${names.join(", ")} (${size >= pillPx ? "a full round" : formatPx(size)})`;
    })
    .join("; ");
}

/** Whether any page has a section that is centred. */
const centred = /text-align:\s*center/;

/** How many sections of a page may be centred. */
export const centredText = (pages: readonly { readonly css: string }[] | undefined): string =>
  pages !== undefined && pages.length > 0 && !pages.some(({ css }) => centred.test(css))
    ? "no section of a page is centred"
    : "at most one section of a page is centred";

/** The main split of a page in columns. */
export const splitText = ({ spans }: Pick<Direction, "spans">, columns: number): string =>
  `${formatDecimal(spans[0])} to ${formatDecimal(spans[1])} of ${formatDecimal(columns)} columns`;
