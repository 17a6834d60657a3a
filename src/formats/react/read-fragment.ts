import { endedByTag, voidTags } from "#/kernel/html-tags";
import type { ElementNode, FragmentNode } from "#/formats/react/fragment";
import { readReferences } from "#/formats/react/named-references";
import { readTag } from "#/formats/react/read-tag";
import { svgAttributeName, svgElementName } from "#/formats/react/svg-names";

/** Elements whose content is text and no markup; references are read in two of them. */
const rawTexts = new Set("iframe noembed noframes noscript script style textarea title xmp".split(" "));
const references = new Set(["textarea", "title"]);
/** What a fragment is without: it belongs to whole documents, fetches, or runs. Of the first, what stands inside stays. */
const unwrapped = new Set(["html", "body", "head"]);
const dropped = new Set(
  "base embed frame frameset iframe link meta noembed noframes noscript object script title xmp".split(" "),
);
/** No tree is deeper than a browser's own (512); what is deeper stands side by side. */
const depthMax = 200;

type Open = { readonly node: ElementNode; readonly children: FragmentNode[] };

/**
 * Reads a component's markup as a browser does when it is put into a page: in one pass, with end tags that may be missing, and without comments, scripts, handlers and what
 * only whole documents have.
 */
export function readFragment(text: string): readonly FragmentNode[] {
  const roots: FragmentNode[] = [];
  const stack: Open[] = [];
  let at = 0;
  const add = (node: FragmentNode) => (stack.at(-1)?.children ?? roots).push(node);
  const addText = (piece: string) => {
    const siblings = stack.at(-1)?.children ?? roots;
    const last = siblings.at(-1);
    if (piece === "") return;
    if (last?.kind === "text") siblings.splice(-1, 1, { kind: "text", text: last.text + piece });
    else siblings.push({ kind: "text", text: piece });
  };
  const open = (name: string, attributes: ReadonlyMap<string, string>, drawn: boolean) => {
    const children: FragmentNode[] = [];
    const node: ElementNode = { kind: "element", name, attributes, children, drawn };
    add(node);
    if (stack.length < depthMax) stack.push({ node, children });
  };

  while (at < text.length) {
    const next = text.indexOf("<", at);
    addText(readReferences(text.slice(at, next < 0 ? text.length : next)));
    if (next < 0) break;
    if (/^<(?:[!?]|\/(?![a-z]))/i.test(text.slice(next, next + 3))) {
      at = pastDeclaration(text, next);
      continue;
    }
    const ending = text[next + 1] === "/";
    if (!/[a-z]/i.test(text[next + (ending ? 2 : 1)] ?? "")) {
      addText("<");
      at = next + 1;
      continue;
    }
    const tag = readTag(text, next + (ending ? 2 : 1));
    at = tag.end;
    const drawnAround = stack.at(-1)?.node.drawn === true && stack.at(-1)?.node.name !== "foreignObject";
    const drawn = drawnAround || tag.name === "svg";
    const name = drawn ? svgElementName(tag.name) : tag.name;
    if (ending) {
      const index = stack.findLastIndex(({ node }) => node.name === name);
      if (index >= 0) stack.length = index;
      continue;
    }
    if (!drawn && unwrapped.has(name)) continue;
    if (rawTexts.has(name) && !(drawn && name === "title")) {
      const end = rawEnd(text, at, name);
      const inner = text.slice(at, end);
      at = Math.max(end, text.indexOf(">", end) + 1);
      if (dropped.has(name)) continue;
      const said = references.has(name) ? readReferences(inner) : inner;
      const content = name === "textarea" ? said.replace(/^\r?\n/, "") : said;
      const children: FragmentNode[] = content === "" ? [] : [{ kind: "text", text: content }];
      add({ kind: "element", name, attributes: kept(tag.attributes, drawn), children, drawn });
      continue;
    }
    if (dropped.has(name) && !drawn) continue;
    const endable = endedByTag.get(name) ?? [];
    while (!drawn && endable.includes(stack.at(-1)?.node.name ?? "")) stack.pop();
    if (name === "tr" && stack.at(-1)?.node.name === "table") open("tbody", new Map(), false);
    const attributes = kept(tag.attributes, drawn);
    if (voidTags.has(name) || (drawn && tag.selfClosing)) add({ kind: "element", name, attributes, children: [], drawn });
    else open(name, attributes, drawn);
  }
  return roots;
}

/** The attributes that stay: no handler, and no address that runs. */
function kept(attributes: ReadonlyMap<string, string>, drawn: boolean): ReadonlyMap<string, string> {
  return new Map(
    [...attributes]
      .filter(([name, value]) => /^[a-z_][\w.:-]*$/.test(name) && !/^on/.test(name) && !runs(name, value))
      .map(([name, value]) => [drawn ? svgAttributeName(name) : name, value]),
  );
}

const runs = (name: string, value: string) =>
  name === "srcdoc" || (/^(href|src|action|formaction|xlink:href|to|values|from)$/.test(name) && isScript(value));
const isScript = (value: string) => /^(javascript|vbscript|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, ""));

/** Where a comment, a declaration or a broken end tag that begins at an offset is over (HTML, markup declaration open state). */
function pastDeclaration(text: string, start: number): number {
  const close = text.startsWith("<!--", start) ? (/^<!--(?:-?>)/.test(text.slice(start, start + 6)) ? />/g : /--!?>/g) : />/g;
  close.lastIndex = start + (close.source === ">" ? 2 : 4);
  const found = close.exec(text);
  return found ? close.lastIndex : text.length;
}

/** Where the end tag of an element of raw text begins. */
function rawEnd(text: string, start: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}
