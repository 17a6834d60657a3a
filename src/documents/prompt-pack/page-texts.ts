import { toOneLine } from "#/documents/markdown";
import { getChildren, type HtmlNode, isElement, parseHtml } from "#/html/parse-html";

/** A text of a page and what it is there. */
export type PageText = {
  readonly kind: string;
  readonly text: string;
  /** The text is a slot or sample matter, to be replaced. */
  readonly isSample?: true;
};

const kinds: Readonly<Record<string, string>> = {
  h1: "heading 1",
  h2: "heading 2",
  h3: "heading 3",
  h4: "heading 4",
  h5: "heading 5",
  h6: "heading 6",
  p: "text",
  li: "list item",
  a: "link",
  button: "button",
  label: "label",
  legend: "label",
  option: "option",
  th: "table heading",
  td: "cell",
  caption: "caption",
  figcaption: "caption",
  dt: "term",
  dd: "definition",
  summary: "question",
  blockquote: "quote",
};
const silentElements = new Set(["svg", "style", "script", "template", "noscript"]);

/** Elements that can be inside a word. All others end it. */
const inlineElements = new Set(["a", "abbr", "b", "code", "em", "i", "mark", "small", "strong", "sub", "sup", "u", "wbr"]);
/** Kinds whose repeated texts are listed once. */
const repeatableKinds = new Set(["link", "cell"]);

type CollectedText = { readonly kind: string; readonly parts: string[]; readonly isSample: boolean };

/**
 * The texts of a page from top to bottom: headings, paragraphs, links, labels, cells. Skips
 * drawings and styles. Text of an element without a kind belongs to the closest ancestor that has
 * one. Repeated links, cells and slots are listed once.
 */
export function listPageTexts(markup: string): readonly PageText[] {
  const found: CollectedText[] = [];
  let isSeparated = false;
  const visit = (node: HtmlNode, owner: CollectedText | undefined, isInSample: boolean): void => {
    if ("value" in node) {
      if (!owner) return;
      if (isSeparated && /^[\p{L}\p{N}]/u.test(node.value)) owner.parts.push(" ");
      owner.parts.push(node.value);
      isSeparated = false;
      return;
    }
    if (!isElement(node)) return;
    const { tagName: name } = node;
    if (!inlineElements.has(name)) isSeparated = true;
    const kind = kinds[name];
    const isSample = isInSample || node.attrs.some(({ name: attribute }) => attribute === "data-sample");
    const inner = kind === undefined ? owner : { kind, parts: [], isSample };
    if (inner && inner !== owner) found.push(inner);
    if (!silentElements.has(name)) for (const child of getChildren(node)) visit(child, inner, isSample);
    if (!inlineElements.has(name)) isSeparated = true;
  };
  const isDocument = /^\s{0,99}<(?:!doctype|html)\b/i.test(markup.slice(0, 400));
  for (const node of getChildren(parseHtml(markup, { isDocument }).root)) visit(node, undefined, false);
  const seen = new Set<string>();
  return found.flatMap(({ kind, parts, isSample }) => {
    const text = toOneLine(parts.join(""));
    const key = `${kind} ${text}`;
    if (!/[\p{L}\p{N}]/u.test(text) || ((isSample || repeatableKinds.has(kind)) && seen.has(key))) return [];
    seen.add(key);
    return [isSample ? { kind, text, isSample } : { kind, text }];
  });
}
