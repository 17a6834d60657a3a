import { type Declaration, parseStyle } from "#/audit/parse-style";
import type { Component } from "#/model/component";

/**
 * The declarations of a component's style sheet for one of its elements, in cascade order: the last
 * one wins.
 */
export type ElementStyle = readonly (readonly [property: string, value: string])[];

/**
 * The element, variant, state and mode of a style. `element` and `modifier` are the suffixes of the
 * component's class, such as `__control` and `--small`.
 */
export type StyleTarget = {
  readonly element?: string;
  readonly modifier?: string;
  readonly state?: string;
  readonly isDark?: boolean;
};

const darkSelectorPrefix = ":where(.dark) ";

/**
 * Values that documents may repeat. Style sheets of imported components can contain any text, and
 * third-party text is never repeated unquoted.
 */
const plainValue = /^[\w ().,%#+*/-]{1,300}$/;

type StyledComponent = Pick<Component, "slug" | "css">;
const declarationCache = new WeakMap<StyledComponent, readonly Declaration[]>();

/** The declarations of a component's style sheet, cached. */
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
 * Reads the style of an element from a component's CSS, without the rules of media queries.
 * Undefined if the component has no rules for it, such as an imported component with its own
 * styles.
 */
export function readElementStyle(
  component: StyledComponent | undefined,
  { element = "", modifier = "", state = "", isDark = false }: StyleTarget = {},
): ElementStyle | undefined {
  if (!component) return undefined;
  const root = `.lv-${component.slug}${element}`;
  // Relative specificity of each matching selector: a modifier is a single class too and wins by
  // source order, a state wins by specificity.
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

/** The effective value of a property; undefined if the style does not set it. */
export const getValue = (elementStyle: ElementStyle | undefined, property: string): string | undefined =>
  elementStyle?.findLast(([name]) => name === property)?.[1];

/**
 * The name of the variable that a value consists of, without dashes, such as `primary`; undefined
 * for any other value.
 */
export const parseVariable = (value: string | undefined): string | undefined =>
  /^var\(--([\w-]+)(?:,[^()]{0,60})?\)$/.exec(value ?? "")?.[1];

/** A border: its width, style and colour as CSS, and whether it is on one side only. */
export type Border = { readonly side: "all" | "bottom"; readonly width: string; readonly style: string; readonly color: string };

/** The visible border of an element; undefined if it has none. */
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
