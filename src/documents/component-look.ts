import { type Declaration, parseStyle } from "#/audit/parse-style";
import type { Component } from "#/model/component";

/** What a component's style sheet says of one of its elements: property and value in the order in which they take effect, so that the last one counts. */
export type Look = readonly (readonly [property: string, value: string])[];

/** Which element, in which variant, state and mode. `element` and `modifier` are what the class has after the component's own, such as `__control` and `--small`. */
export type LookPlace = {
  readonly element?: string;
  readonly modifier?: string;
  readonly state?: string;
  readonly isDark?: boolean;
};

const night = ":where(.dark) ";

/** Values that are told: style sheets of components that were brought in may hold any text, and text of others is never told unquoted. */
const plainValue = /^[\w ().,%#+*/-]{1,300}$/;

type Sheet = Pick<Component, "slug" | "css">;
const sheets = new WeakMap<Sheet, readonly Declaration[]>();

/** The declarations of a component's style sheet, read once. */
function declarationsOf(component: Sheet): readonly Declaration[] {
  const known = sheets.get(component);
  if (known) return known;
  const { declarations } = parseStyle(component.css, (offset) => ({ text: component.css, offset }));
  sheets.set(component, declarations);
  return declarations;
}

const privateVariable = /var\(--_([\w-]+)\)/g;
const ownVariable = /var\((--lv-[\w-]+)\)/g;

/** Reads a look from a component's CSS. Rules of media queries are left out; a component that was brought in with a style of its own has none, and gives undefined. */
export function lookOf(
  component: Sheet | undefined,
  { element = "", modifier = "", state = "", isDark = false }: LookPlace = {},
): Look | undefined {
  if (!component) return undefined;
  const root = `.lv-${component.slug}${element}`;
  // How specific each selector is that reaches the element: a modifier stands in a class of its own and wins by its place, a state by its weight.
  const weights = new Map([
    [root, 0],
    ...(modifier === "" ? [] : [[root + modifier, 0] as const]),
    ...(state === "" ? [] : [[root + state, 1] as const, [root + modifier + state, 1] as const]),
  ]);
  const found = declarationsOf(component).flatMap(({ property, value, selector, within }) => {
    if (within.length > 0 || property.startsWith("--_") || !plainValue.test(value)) return [];
    const reached = selector.split(",").flatMap((part) => {
      const plain = part.trim();
      const weight = weights.get(isDark && plain.startsWith(night) ? plain.slice(night.length) : plain);
      return weight === undefined ? [] : [weight];
    });
    return reached.length === 0 ? [] : [{ property, value, weight: Math.max(...reached) }];
  });
  if (found.length === 0) return undefined;
  const inOrder = found.toSorted((one, other) => one.weight - other.weight);
  const own = new Map(inOrder.map(({ property, value }) => [property, value]));
  const read = (value: string) =>
    value.replace(ownVariable, (whole, name: string) => own.get(name) ?? whole).replace(privateVariable, "var(--$1)");
  return inOrder
    .filter(({ property }) => !property.startsWith("--"))
    .map(({ property, value }) => [property, read(value)] as const);
}

/** The value of a property that counts; undefined where the look does not set it. */
export const valueIn = (look: Look | undefined, property: string): string | undefined =>
  look?.findLast(([name]) => name === property)?.[1];

/** The one variable that a value consists of, without its dashes, such as `primary`; undefined for any other value. */
export const variableIn = (value: string | undefined): string | undefined =>
  /^var\(--([\w-]+)(?:,[^()]{0,60})?\)$/.exec(value ?? "")?.[1];

/** An edge: its width, style and colour as CSS, and whether only one side has it. */
export type Edge = { readonly side: "all" | "bottom"; readonly width: string; readonly style: string; readonly color: string };

/** The visible edge of an element; undefined where it has none. */
export function edgeOf(look: Look | undefined): Edge | undefined {
  let edge: Edge | undefined;
  for (const [property, value] of look ?? []) {
    if (property === "border" || property === "border-bottom") {
      const [width = "0", style = "none", ...color] = value.split(" ");
      edge = width === "0" ? undefined : { side: property === "border" ? "all" : "bottom", width, style, color: color.join(" ") };
    } else if (property === "border-color" && edge) edge = { ...edge, color: value };
  }
  return edge && edge.color !== "transparent" ? edge : undefined;
}
