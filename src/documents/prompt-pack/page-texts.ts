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

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Text as a reader sees it: the few entities that are written read back, any run of white space as one. */
const plain = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : undefined;
      if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
      return named[name ?? ""] ?? whole;
    })
    .replace(/\s+/g, " ")
    .trim();

type Open = { readonly name: string; text: string };

/**
 * What a page says, from top to bottom: headings, running text, links, labels, cells. Markup is read as it is written; drawings and styles say nothing. Text of an
 * element that has no kind of its own belongs to the one around it; links and cells that say the same again are left out.
 */
export function pageTexts(markup: string): readonly PageText[] {
  const found: PageText[] = [];
  const stack: Open[] = [];
  let silence = 0;
  const close = ({ name, text }: Open) => {
    const kind = kinds[name];
    const said = plain(text);
    const around = stack.at(-1);
    if (kind === undefined && around && !silent.has(name))
      around.text += inWord.has(name) || /(?:^|\s)$/.test(around.text) || !/^[\p{L}\p{N}]/u.test(text) ? text : ` ${text}`;
    else if (kind !== undefined && /[\p{L}\p{N}]/u.test(said)) found.push({ kind, text: said });
  };
  for (const [, comment, ending, name = "", rest = "", text] of markup.matchAll(
    /(<!--[\s\S]*?-->)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+|<)/gi,
  )) {
    if (comment !== undefined) continue;
    if (text !== undefined) {
      const top = stack.at(-1);
      if (top && silence === 0) top.text += text;
      continue;
    }
    const tag = name.toLowerCase();
    if (ending === "") {
      if (empty.has(tag) || rest.endsWith("/")) continue;
      stack.push({ name: tag, text: "" });
      if (silent.has(tag)) silence++;
      continue;
    }
    if (!stack.some((open) => open.name === tag)) continue;
    for (let open = stack.pop(); open; open = open.name === tag ? undefined : stack.pop()) {
      if (silent.has(open.name)) silence--;
      close(open);
    }
  }
  return found.filter(
    ({ kind, text }, index) => !repeated.has(kind) || found.findIndex((one) => one.kind === kind && one.text === text) === index,
  );
}
