import { toOneLine } from "#/documents/markdown";
import { getChildren, type HtmlNode, isElement, parseHtml } from "#/html/parse-html";

/** A text of a page: what it is there, and what it says. */
export type PageText = { readonly kind: string; readonly text: string };

const kinds: Readonly<Record<string, string>> = {
  h1: "heading 1",
  h2: "heading 2",
  h3: "heading 3",
  h4: "heading 4",
  h5: "heading 5",
  h6: "heading 6",
  p: "text",
  li: "entry",
  a: "link",
  button: "button",
  label: "label",
  legend: "label",
  option: "choice",
  th: "table heading",
  td: "cell",
  caption: "caption",
  figcaption: "caption",
  dt: "term",
  dd: "explanation",
  summary: "question",
  blockquote: "quotation",
};
const silentElements = new Set(["svg", "style", "script", "template", "noscript"]);

/** Elements inside a word; around all others a word ends. */
const inlineElements = new Set(["a", "abbr", "b", "code", "em", "i", "mark", "small", "strong", "sub", "sup", "u", "wbr"]);
/** Kinds that a page repeats without meaning anything new by it. */
const repeatableKinds = new Set(["link", "cell"]);

type CollectedText = { readonly kind: string; readonly parts: string[] };

/**
 * What a page says, from top to bottom: headings, running text, links, labels, cells. Drawings and
 * styles say nothing. Text of an element that has no kind of its own belongs to the one around it;
 * links and cells that say the same again are left out.
 */
export function listPageTexts(markup: string): readonly PageText[] {
  const found: CollectedText[] = [];
  let isSeparated = false;
  const visit = (node: HtmlNode, owner: CollectedText | undefined): void => {
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
    const inner = kind === undefined ? owner : { kind, parts: [] };
    if (inner && inner !== owner) found.push(inner);
    if (!silentElements.has(name)) for (const child of getChildren(node)) visit(child, inner);
    if (!inlineElements.has(name)) isSeparated = true;
  };
  const isDocument = /^\s{0,99}<(?:!doctype|html)\b/i.test(markup.slice(0, 400));
  for (const node of getChildren(parseHtml(markup, { isDocument }).root)) visit(node, undefined);
  const seen = new Set<string>();
  return found.flatMap(({ kind, parts }) => {
    const text = toOneLine(parts.join(""));
    const key = `${kind} ${text}`;
    if (!/[\p{L}\p{N}]/u.test(text) || (repeatableKinds.has(kind) && seen.has(key))) return [];
    seen.add(key);
    return [{ kind, text }];
  });
}
