import { oneLine } from "#/documents/markdown";
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
const silent = new Set(["svg", "style", "script", "template", "noscript"]);

/** Elements inside a word; around all others a word ends. */
const inWord = new Set(["a", "abbr", "b", "code", "em", "i", "mark", "small", "strong", "sub", "sup", "u", "wbr"]);
/** Kinds that a page repeats without meaning anything new by it. */
const repeated = new Set(["link", "cell"]);

type Collected = { readonly kind: string; readonly pieces: string[] };

/**
 * What a page says, from top to bottom: headings, running text, links, labels, cells. Drawings and styles say nothing. Text of an element
 * that has no kind of its own belongs to the one around it; links and cells that say the same again are left out.
 */
export function pageTexts(markup: string): readonly PageText[] {
  const found: Collected[] = [];
  let isApart = false;
  const read = (node: HtmlNode, owner: Collected | undefined): void => {
    if ("value" in node) {
      if (!owner) return;
      if (isApart && /^[\p{L}\p{N}]/u.test(node.value)) owner.pieces.push(" ");
      owner.pieces.push(node.value);
      isApart = false;
      return;
    }
    if (!isElement(node)) return;
    const { tagName: name } = node;
    if (!inWord.has(name)) isApart = true;
    const kind = kinds[name];
    const inner = kind === undefined ? owner : { kind, pieces: [] };
    if (inner && inner !== owner) found.push(inner);
    if (!silent.has(name)) for (const child of getChildren(node)) read(child, inner);
    if (!inWord.has(name)) isApart = true;
  };
  const isDocument = /^\s{0,99}<(?:!doctype|html)\b/i.test(markup.slice(0, 400));
  for (const node of getChildren(parseHtml(markup, { isDocument }).root)) read(node, undefined);
  const seen = new Set<string>();
  return found.flatMap(({ kind, pieces }) => {
    const text = oneLine(pieces.join(""));
    const key = `${kind} ${text}`;
    if (!/[\p{L}\p{N}]/u.test(text) || (repeated.has(kind) && seen.has(key))) return [];
    seen.add(key);
    return [{ kind, text }];
  });
}
