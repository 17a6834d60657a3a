import { type Declaration, parseStyle } from "#/audit/parse-style";
import type { Component } from "#/model/component";

/**
 * What a component's style sheet says of one of its elements: property and value in the order in
 * which they take effect, so that the last one counts.
 */
export type ElementStyle = readonly (readonly [property: string, value: string])[];

/**
 * Which element, in which variant, state and mode. `element` and `modifier` are what the class has
 * after the component's own, such as `__control` and `--small`.
 */
export type StyleTarget = {
  readonly element?: string;
  readonly modifier?: string;
  readonly state?: string;
  readonly isDark?: boolean;
};

const darkSelectorPrefix = ":where(.dark) ";

/**
 * Values that are told: style sheets of components that were brought in may hold any text, and text
 * of others is never told unquoted.
 */
const plainValue = /^[\w ().,%#+*/-]{1,300}$/;

type StyledComponent = Pick<Component, "slug" | "css">;
const declarationCache = new WeakMap<StyledComponent, readonly Declaration[]>();

/** The declarations of a component's style sheet, read once. */
function getDeclarations(component: StyledComponent): readonly Declaration[] {
  const cached = declarationCache.get(component);
  if (cached) return cached;
  const { declarations } = parseStyle(component.css, (offset) => ({ text: component.css, offset }));
  declarationCache.set(component, declarations);
  return declarations;
}

const privateVariable = /var\(--_([\w-]+)\)/g;
const ownVariable = /var\((--lv-[\w-]+)\)/g;

/**
 * Reads a look from a component's CSS. Rules of media queries are left out; a component that was
 * brought in with a style of its own has none, and gives undefined.
 */
export function readElementStyle(
  component: StyledComponent | undefined,
  { element = "", modifier = "", state = "", isDark = false }: StyleTarget = {},
): ElementStyle | undefined {
  if (!component) return undefined;
  const root = `.lv-${component.slug}${element}`;
  // How specific each selector is that reaches the element: a modifier stands in a class of its own
  // and wins by its place, a state by its weight.
  const weights = new Map([
    [root, 0],
    ...(modifier === "" ? [] : [[root + modifier, 0] as const]),
    ...(state === "" ? [] : [[root + state, 1] as const, [root + modifier + state, 1] as const]),
  ]);
  const matches = getDeclarations(component).flatMap(({ property, value, selector, within }) => {
    if (within.length > 0 || property.startsWith("--_") || !plainValue.test(value)) return [];
    const matchingWeights = selector.split(",").flatMap((part) => {
      const plain = part.trim();
      const weight = weights.get(isDark && plain.startsWith(darkSelectorPrefix) ? plain.slice(darkSelectorPrefix.length) : plain);
      return weight === undefined ? [] : [weight];
    });
    return matchingWeights.length === 0 ? [] : [{ property, value, weight: Math.max(...matchingWeights) }];
  });
  if (matches.length === 0) return undefined;
  const ordered = matches.toSorted((one, other) => one.weight - other.weight);
  const customProperties = new Map(ordered.map(({ property, value }) => [property, value]));
  const resolveVariables = (value: string) =>
    value
      .replace(ownVariable, (whole, name: string) => customProperties.get(name) ?? whole)
      .replace(privateVariable, "var(--$1)");
  return ordered
    .filter(({ property }) => !property.startsWith("--"))
    .map(({ property, value }) => [property, resolveVariables(value)] as const);
}

/** The value of a property that counts; undefined where the look does not set it. */
export const getValue = (elementStyle: ElementStyle | undefined, property: string): string | undefined =>
  elementStyle?.findLast(([name]) => name === property)?.[1];

/**
 * The one variable that a value consists of, without its dashes, such as `primary`; undefined for
 * any other value.
 */
export const parseVariable = (value: string | undefined): string | undefined =>
  /^var\(--([\w-]+)(?:,[^()]{0,60})?\)$/.exec(value ?? "")?.[1];

/** An edge: its width, style and colour as CSS, and whether only one side has it. */
export type Border = { readonly side: "all" | "bottom"; readonly width: string; readonly style: string; readonly color: string };

/** The visible edge of an element; undefined where it has none. */
export function getBorder(elementStyle: ElementStyle | undefined): Border | undefined {
  let border: Border | undefined;
  for (const [property, value] of elementStyle ?? []) {
    if (property === "border" || property === "border-bottom") {
      const [width = "0", style = "none", ...color] = value.split(" ");
      border =
        width === "0" ? undefined : { side: property === "border" ? "all" : "bottom", width, style, color: color.join(" ") };
    } else if (property === "border-color" && border) border = { ...border, color: value };
  }
  return border && border.color !== "transparent" ? border : undefined;
}
