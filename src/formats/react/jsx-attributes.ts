import {
  type AttributeKind,
  findHtmlAttribute,
  findSvgAttribute,
  getAriaKind,
  type KnownAttribute,
  toSvgJsxName,
} from "#/formats/react/attribute-kinds";
import type { ElementNode } from "#/formats/react/fragment";
import { toTextExpression, type JsxAttribute } from "#/formats/react/jsx";
import { toStyleExpression } from "#/formats/react/style-object";

/** SVG elements that React's types treat as HTML elements. */
const htmlTyped = new Set(["a", "title", "style"]);

function findAttribute(element: Pick<ElementNode, "name" | "isInSvg">, name: string): KnownAttribute | undefined {
  if (name.startsWith("aria-")) {
    const kind = getAriaKind(name);
    return kind === undefined ? undefined : { name, kind };
  }
  if (/^data-[a-z][a-z0-9-]*$/.test(name)) return { name, kind: "text" };
  return element.isInSvg && !htmlTyped.has(element.name) ? findSvgAttribute(name) : findHtmlAttribute(element.name, name);
}

function toExpression(kind: AttributeKind, value: string): string | undefined {
  if (kind === "text") return toTextExpression(value);
  if (kind === "number") return /^-?\d{1,9}$/.test(value) ? String(Number(value)) : undefined;
  if (kind === "flag") return "true";
  return kind.includes(value) ? toTextExpression(value) : undefined;
}

/**
 * Converts an HTML or SVG attribute to JSX. An attribute or value that React's types do not include
 * is passed with a spread. `expression` replaces a value that refers to an id. Empty for a style
 * without declarations.
 */
export function createJsxAttributes(
  element: Pick<ElementNode, "name" | "isInSvg">,
  name: string,
  value: string,
  expression?: string,
): readonly JsxAttribute[] {
  if (name === "style") {
    const style = toStyleExpression(value);
    return style === undefined ? [] : [{ name: "style", expression: style }];
  }
  const known = findAttribute(element, name);
  const valueExpression =
    known && (known.kind === "text" ? (expression ?? toTextExpression(value)) : toExpression(known.kind, value));
  if (known && valueExpression !== undefined) return [{ name: known.name, expression: valueExpression }];
  const own = toTextExpression(element.isInSvg ? toSvgJsxName(name) : name);
  return [{ name: undefined, expression: `({ ${own}: ${expression ?? toTextExpression(value)} } as object)` }];
}
