import { cleanHtml } from "#/html/clean-html";
import { getAttributeName, getChildren, type HtmlNode, isElement, parseHtml, svgNamespace } from "#/html/parse-html";

/** Text with decoded character references. */
export type TextNode = { readonly kind: "text"; readonly text: string };

/**
 * An HTML element with names in lower case, or an SVG element with names in their own case
 * (`viewBox`).
 */
export type ElementNode = {
  readonly kind: "element";
  readonly name: string;
  /** The value of each attribute with decoded character references; empty if it has none. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly FragmentNode[];
  /** Whether it is an `svg` element or inside one. */
  readonly isInSvg: boolean;
};

export type FragmentNode = ElementNode | TextNode;

export const listElements = (nodes: readonly FragmentNode[]): readonly ElementNode[] =>
  nodes.filter((node) => node.kind === "element");

/** All elements in document order. */
export const listAllElements = (nodes: readonly FragmentNode[]): readonly ElementNode[] =>
  listElements(nodes).flatMap((element) => [element, ...listAllElements(element.children)]);

export const listClasses = ({ attributes }: Pick<ElementNode, "attributes">): readonly string[] =>
  (attributes.get("class") ?? "").split(/\s+/).filter((name) => name !== "");

/**
 * Parses the canonical form of a component's markup, which has no active content and no external
 * resources. Includes elements that a browser adds, such as `tbody`.
 */
export function readFragment(text: string): readonly FragmentNode[] {
  const { html } = cleanHtml(text, { isDocument: false });
  return getChildren(parseHtml(html, { isDocument: false }).root).flatMap(toFragmentNode);
}

/** Recursive: the depth of canonical markup is limited. */
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
