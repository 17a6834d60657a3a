import { ariaKind, htmlAttribute, type AttributeKind, type KnownAttribute } from "#/formats/react/attribute-kinds";
import type { ElementNode } from "#/formats/react/fragment";
import { textExpression, type JsxAttribute } from "#/formats/react/jsx";
import { styleExpression } from "#/formats/react/style-object";
import { svgAttribute, svgJsxName } from "#/formats/react/svg-attribute";

/** Elements of pictures that the types take for elements of HTML. */
const htmlTyped = new Set(["a", "title", "style"]);

function knownAttribute(element: Pick<ElementNode, "name" | "drawn">, name: string): KnownAttribute | undefined {
  if (name.startsWith("aria-")) {
    const kind = ariaKind(name);
    return kind === undefined ? undefined : { name, kind };
  }
  if (/^data-[a-z][a-z0-9-]*$/.test(name)) return { name, kind: "text" };
  return element.drawn && !htmlTyped.has(element.name) ? svgAttribute(name) : htmlAttribute(element.name, name);
}

function expressionOf(kind: AttributeKind, value: string): string | undefined {
  if (kind === "text") return textExpression(value);
  if (kind === "number") return /^-?\d{1,9}$/.test(value) ? String(Number(value)) : undefined;
  if (kind === "flag") return "true";
  return kind.includes(value) ? textExpression(value) : undefined;
}

/**
 * An attribute of HTML or SVG in JSX. What the types of React do not know, or not with this value, is spread, so that it still comes to the element under its own name. `expression` takes
 * the place of the value, where that refers to an id. Nothing for one that says nothing.
 */
export function jsxAttribute(
  element: Pick<ElementNode, "name" | "drawn">,
  name: string,
  value: string,
  expression?: string,
): readonly JsxAttribute[] {
  if (name === "style") {
    const style = styleExpression(value);
    return style === undefined ? [] : [{ name: "style", expression: style }];
  }
  const known = knownAttribute(element, name);
  const written = known && (known.kind === "text" ? (expression ?? textExpression(value)) : expressionOf(known.kind, value));
  if (known && written !== undefined) return [{ name: known.name, expression: written }];
  const own = textExpression(element.drawn ? svgJsxName(name) : name);
  return [{ name: undefined, expression: `({ ${own}: ${expression ?? textExpression(value)} } as object)` }];
}
