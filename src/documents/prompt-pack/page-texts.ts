import { decodeReferences } from "#/audit/character-references";
import { oneLine } from "#/documents/markdown";

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
const empty = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);

/** Elements inside a word; around all others a word ends. */
const inWord = new Set(["a", "abbr", "b", "code", "em", "i", "mark", "small", "strong", "sub", "sup", "u", "wbr"]);
/** Kinds that a page repeats without meaning anything new by it. */
const repeated = new Set(["link", "cell"]);

/** An open element: whose text is collected in it, and whether it or what it stands in says nothing. */
type Open = { readonly name: string; readonly owner: Collected | undefined; readonly isSilent: boolean };
type Collected = { readonly kind: string; readonly pieces: string[] };

/**
 * What a page says, from top to bottom: headings, running text, links, labels, cells. Markup is read as it is written, in time that grows with its length alone; drawings
 * and styles say nothing. Text of an element that has no kind of its own belongs to the one around it; links and cells that say the same again are left out.
 */
export function pageTexts(markup: string): readonly PageText[] {
  const found: Collected[] = [];
  const stack: Open[] = [];
  const counts = new Map<string, number>();
  let isApart = false;
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  for (const token of tokensOf(markup)) {
    const top = stack.at(-1);
    if (token.type === "text") {
      const { owner } = top ?? {};
      if (!owner || top?.isSilent) continue;
      if (isApart && /^[\p{L}\p{N}]/u.test(token.text)) owner.pieces.push(" ");
      owner.pieces.push(token.text);
      isApart = false;
      continue;
    }
    const { type, name } = token;
    if (!inWord.has(name)) isApart = true;
    if (type === "start") {
      if (empty.has(name)) continue;
      const kind = kinds[name];
      const owner = kind === undefined ? top?.owner : { kind, pieces: [] };
      if (owner && owner !== top?.owner) found.push(owner);
      stack.push({ name, owner, isSilent: silent.has(name) || top?.isSilent === true });
      count(name, 1);
    } else if ((counts.get(name) ?? 0) > 0)
      for (let open = stack.pop(); open; open = open.name === name ? undefined : stack.pop()) count(open.name, -1);
  }
  const seen = new Set<string>();
  return found.flatMap(({ kind, pieces }) => {
    const text = oneLine(decodeReferences(pieces.join("")));
    const key = `${kind} ${text}`;
    if (!/[\p{L}\p{N}]/u.test(text) || (repeated.has(kind) && seen.has(key))) return [];
    seen.add(key);
    return [{ kind, text }];
  });
}

type Token = { readonly type: "text"; readonly text: string } | { readonly type: "start" | "end"; readonly name: string };

/** Tags and texts in order. A tag or a comment that never ends goes on to the end of the markup; a tag that closes itself is none. */
function* tokensOf(markup: string): Generator<Token> {
  let at = 0;
  while (at < markup.length) {
    const next = markup.indexOf("<", at);
    if (next < 0) return yield { type: "text", text: markup.slice(at) };
    if (next > at) yield { type: "text", text: markup.slice(at, next) };
    if (markup.startsWith("<!--", next)) {
      const end = markup.indexOf("-->", next + 4);
      at = end < 0 ? markup.length : end + 3;
      continue;
    }
    const [, ending, name] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(markup.slice(next, next + 40)) ?? [];
    if (name === undefined) {
      const isDeclaration = markup[next + 1] === "!" || markup[next + 1] === "?";
      at = isDeclaration ? tagEnd(markup, next) : next + 1;
      if (!isDeclaration) yield { type: "text", text: "<" };
      continue;
    }
    at = tagEnd(markup, next);
    if (markup[at - 2] !== "/") yield { type: ending === "/" ? "end" : "start", name: name.toLowerCase() };
  }
}

/** Where a tag ends: after the first `>` that is not in a quoted value. */
function tagEnd(markup: string, start: number): number {
  let quote = "";
  for (let at = start; at < markup.length; at++) {
    const character = markup[at] ?? "";
    if (quote === "" && character === ">") return at + 1;
    if (character === quote) quote = "";
    else if (quote === "" && (character === '"' || character === "'")) quote = character;
  }
  return markup.length;
}
