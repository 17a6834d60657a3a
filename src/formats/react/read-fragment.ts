import type { FragmentNode } from "#/formats/react/fragment";
import { cleanHtml } from "#/html/clean-html";
import { getAttributeName, getChildren, type HtmlNode, isElement, parseHtml, svgNamespace } from "#/html/parse-html";

/**
 * A component's markup as a tree: its canonical form, in which nothing runs, loads from elsewhere
 * or belongs to whole documents only. Elements that a browser adds, such as the body of a table,
 * are in it.
 */
export function readFragment(text: string): readonly FragmentNode[] {
  const { html } = cleanHtml(text, { isDocument: false });
  return getChildren(parseHtml(html, { isDocument: false }).root).flatMap(toFragmentNode);
}

/** A node of the tree; the depth of canonical markup is bounded. */
function toFragmentNode(node: HtmlNode): readonly FragmentNode[] {
  if (!isElement(node)) return "value" in node ? [{ kind: "text", text: node.value }] : [];
  return [
    {
      kind: "element",
      name: node.tagName,
      attributes: new Map(node.attrs.map((attribute) => [getAttributeName(attribute), attribute.value])),
      children: getChildren(node).flatMap(toFragmentNode),
      isInSvg: node.namespaceURI === svgNamespace,
    },
  ];
}
