import { listElements, readFragment, type ElementNode, type FragmentNode } from "#/formats/react/fragment";
import { type JsxAttribute, type JsxNode, renderJsx, toTextExpression } from "#/formats/react/jsx";
import { createJsxAttributes } from "#/formats/react/jsx-attributes";
import { splitDrawings } from "#/formats/split-drawings";

/** Attributes that React sets once, so that readers can change what they stand for. */
const initialAttributes: Readonly<Record<string, string>> = { value: "defaultValue", checked: "defaultChecked" };

const drawingAttribute = "data-drawing";

/**
 * Generated markup as JSX within a fragment, without props. Drawings are strings, since they are
 * long and have no parts to change.
 */
export function renderStaticJsx(markup: string, indent: string): string {
  const { text, drawings } = splitDrawings(markup, drawingAttribute);
  const children = readFragment(text).map((node) => toJsxNode(node, drawings));
  return renderJsx({ kind: "element", name: "", attributes: [], children }, indent);
}

function toJsxNode(node: FragmentNode, drawings: readonly string[]): JsxNode {
  if (node.kind === "text") return { kind: "expression", expression: toTextExpression(node.text) };
  const drawing = drawings[Number(node.attributes.get(drawingAttribute) ?? Number.NaN)];
  const attributes = [...node.attributes].flatMap(([name, value]) =>
    name === drawingAttribute ? [] : toAttributes(node, name, value),
  );
  if (drawing !== undefined) {
    const inner = { name: "dangerouslySetInnerHTML", expression: `{ __html: ${toTextExpression(drawing)} }` };
    return { kind: "element", name: node.name, attributes: [...attributes, inner], children: [] };
  }
  return { kind: "element", name: node.name, attributes, children: node.children.map((child) => toJsxNode(child, drawings)) };
}

function toAttributes(element: ElementNode, name: string, value: string): readonly JsxAttribute[] {
  const initial = element.name === "input" ? initialAttributes[name] : undefined;
  const attributes = createJsxAttributes(element, name, value);
  return initial === undefined ? attributes : attributes.map((attribute) => ({ ...attribute, name: initial }));
}

/** Whether markup has an element; what has none renders nothing. */
export const hasElements = (markup: string): boolean => listElements(readFragment(markup)).length > 0;
