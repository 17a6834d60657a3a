import { type DefaultTreeAdapterMap, parse, serialize } from "parse5";

export type HtmlElement = DefaultTreeAdapterMap["element"];
type HtmlNode = DefaultTreeAdapterMap["node"];

/** Elements nested deeper than this are ignored. */
const maxDepth = 400;

/** The matching elements below a node, in document order. Does not search inside matches. */
export function findElements(root: HtmlNode, isMatch: (element: HtmlElement) => boolean): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const walk = (node: HtmlNode, depth: number) => {
    if (!("childNodes" in node) || depth > maxDepth) return;
    for (const child of node.childNodes) {
      if ("tagName" in child && isMatch(child)) found.push(child);
      else walk(child, depth + 1);
    }
  };
  walk(root, 0);
  return found;
}

/**
 * Parses a document as browsers do (HTML Standard, 13.2), with the source location of each element.
 */
export const parseDocument = (text: string) => parse(text, { sourceCodeLocationInfo: true });

export const getAttribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

export const hasClass = (element: HtmlElement, name: string): boolean =>
  (getAttribute(element, "class") ?? "").split(/\s+/).includes(name);

/**
 * The source between the tags of an element. If an end tag is missing, the parsed content is
 * serialized instead.
 */
export function getInnerHtml(text: string, element: HtmlElement): string {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  return startTag && endTag ? text.slice(startTag.endOffset, endTag.startOffset) : serialize(element);
}

/** The text of an element, with whitespace collapsed. */
export function getTextContent(element: HtmlElement): string {
  const parts: string[] = [];
  const walk = (node: HtmlNode, depth: number) => {
    if (node.nodeName === "#text" && "value" in node) parts.push(node.value);
    else if ("childNodes" in node && depth <= maxDepth) for (const child of node.childNodes) walk(child, depth + 1);
  };
  walk(element, 0);
  return parts.join("").replace(/\s+/g, " ").trim();
}
