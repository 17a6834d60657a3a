import { getAriaKind, findHtmlAttribute, type AttributeKind, type KnownAttribute } from "#/formats/react/attribute-kinds";
import type { ElementNode } from "#/formats/react/fragment";
import { toTextExpression, type JsxAttribute } from "#/formats/react/jsx";
import { toStyleExpression } from "#/formats/react/style-object";
import { findSvgAttribute, toSvgJsxName } from "#/formats/react/svg-attribute";

/** Elements of pictures that the types take for elements of HTML. */
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
 * An attribute of HTML or SVG in JSX. What the types of React do not know, or not with this value,
 * is spread, so that it still comes to the element under its own name. `expression` takes the place
 * of the value, where that refers to an id. Nothing for one that says nothing.
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
