import { endedByTag, voidTags } from "#/kernel/html-tags";
import { type Budget, newBudget, spend } from "#/audit/budget";
import { decodeReferences } from "#/audit/character-references";
import { couldBeMarkup, isSpace, readTag } from "#/audit/read-tag";

/** An element of HTML or SVG: name without a prefix of XML and attribute names in lower case, values with their references read, `text` what stands directly in it. */
export type Element = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where its start tag begins. */
  readonly offset: number;
  readonly parent: Element | undefined;
  text: string;
};

type MarkupFault = { readonly offset: number; readonly message: string; readonly fix: string };

/** A parsed text. `label` says which of a subject's texts it is; `hidden` are texts a browser takes for no markup in this place, and for markup in another. */
export type Markup = {
  readonly label: string;
  readonly text: string;
  readonly doctype: boolean;
  /** In the order of the text, so that parents come before their children. */
  readonly elements: readonly Element[];
  readonly faults: readonly MarkupFault[];
  /** Attributes that stand twice in one tag. */
  readonly repeats: readonly { readonly attribute: string; readonly offset: number }[];
  readonly hidden: readonly { readonly text: string; readonly offset: number }[];
  /** Declarations and processing instructions (`<!…>`, `<?…>`), which mean something to readers of XML. */
  readonly instructions: readonly { readonly text: string; readonly offset: number }[];
};

const raw = new Set("iframe noembed noframes script style textarea title xmp plaintext".split(" "));
const optional = new Set("body colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr".split(" "));
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Reads a text as a browser does, in one pass and in time that grows with its length alone, until the budget is spent. A tag cut off by the end of the text is a tag. */
export function parseMarkup(text: string, label = "", budget: Budget = newBudget()): Markup {
  const elements: Element[] = [];
  const faults: MarkupFault[] = [];
  const repeats: { attribute: string; offset: number }[] = [];
  const hidden: { text: string; offset: number }[] = [];
  const instructions: { text: string; offset: number }[] = [];
  const stack: Element[] = [];
  const open = new Map<string, number>();
  let doctype = false;
  let at = 0;

  const isOpen = (name: string) => (open.get(name) ?? 0) > 0;
  const hide = (inner: string, offset: number) => {
    if (couldBeMarkup(inner)) hidden.push({ text: inner, offset });
  };
  const pop = () => {
    const element = stack.pop();
    if (element) open.set(element.name, (open.get(element.name) ?? 1) - 1);
    return element;
  };
  const addText = (piece: string, decoded: boolean) => {
    const top = stack.at(-1);
    if (top && piece) top.text += decoded ? decodeReferences(piece) : piece;
  };
  const close = (name: string, offset: number) => {
    if (!isOpen(name)) {
      const fix = name === "p" ? "Take it out; where a block stands in the paragraph, make the paragraph a div." : "Take it out.";
      if (!voidTags.has(name)) faults.push({ offset, message: `The end tag </${name}> has no start tag.`, fix });
      return;
    }
    for (let element = pop(); element && element.name !== name; element = pop())
      if (!optional.has(element.name)) faults.push(unclosed(element));
  };

  while (at < text.length && spend(budget)) {
    const next = text.indexOf("<", at);
    if (next < 0) {
      addText(text.slice(at), true);
      break;
    }
    addText(text.slice(at, next), true);
    if (text.startsWith("<!--", next)) {
      const end = commentEnd(text, next);
      if (end === undefined) faults.push({ offset: next, message: "A comment is not closed.", fix: "Close it with -->." });
      hide(text.slice(next + 4, end ?? text.length), next + 4);
      at = end ?? text.length;
      continue;
    }
    const code = text.charCodeAt(next + 1);
    if (code === 33 || code === 63) {
      if (/^<!doctype\s+html/i.test(text.slice(next, next + 20))) doctype = true;
      const end = text.startsWith("<![CDATA[", next) ? text.indexOf("]]>", next) : text.indexOf(">", next);
      at = end < 0 ? text.length : text.startsWith("<![CDATA[", next) ? end + 3 : end + 1;
      if (text.startsWith("<![CDATA[", next)) addText(text.slice(next + 9, end < 0 ? text.length : end), false);
      instructions.push({ text: text.slice(next, at), offset: next });
      hide(text.slice(next + 2, at), next + 2);
      continue;
    }
    const ending = code === 47;
    if (!isLetter(ending ? text.charCodeAt(next + 2) : code)) {
      addText("<", false);
      at = next + 1;
      continue;
    }
    const tag = readTag(text, next + (ending ? 2 : 1), budget);
    at = tag.end;
    if (!tag.closed) faults.push({ offset: next, message: "A tag is not closed.", fix: "Close it with >." });
    for (const value of tag.suspect) hide(value, next);
    for (const attribute of tag.repeated) repeats.push({ attribute, offset: next });
    if (ending) {
      close(tag.name, next);
      continue;
    }
    const endable = endedByTag.get(tag.name);
    for (let top = stack.at(-1); top && endable?.includes(top.name); top = stack.at(-1)) pop();
    const element: Element = { name: tag.name, attributes: tag.attributes, offset: next, parent: stack.at(-1), text: "" };
    elements.push(element);
    const foreign = isOpen("svg") || isOpen("math");
    if ((foreign || tag.name === "svg" || tag.name === "math") && tag.selfClosing) continue;
    if (voidTags.has(tag.name)) continue;
    if (raw.has(tag.name) && !foreign) {
      const end = rawEnd(text, at, tag.name);
      element.text = text.slice(at, end ?? text.length);
      hide(element.text, at);
      if (end === undefined) faults.push(unclosed(element));
      const after = end === undefined ? -1 : text.indexOf(">", end);
      at = after < 0 ? text.length : after + 1;
      continue;
    }
    stack.push(element);
    open.set(tag.name, (open.get(tag.name) ?? 0) + 1);
  }
  for (const element of stack) if (!optional.has(element.name)) faults.push(unclosed(element));
  return { label, text, doctype, elements, faults, repeats, hidden, instructions };
}

const unclosed = ({ name, offset }: Element): MarkupFault => ({
  offset,
  message: `The element ${name} is not closed.`,
  fix: `Close it with </${name}>.`,
});

/** The offset after a comment that begins at `start`; `<!-->` and `<!--->` are whole comments (HTML, comment start state). */
function commentEnd(text: string, start: number): number | undefined {
  if (text.startsWith(">", start + 4)) return start + 5;
  if (text.startsWith("->", start + 4)) return start + 6;
  for (let end = text.indexOf("--", start + 4); end >= 0; end = text.indexOf("--", end + 1)) {
    if (text[end + 2] === ">") return end + 3;
    if (text[end + 2] === "!" && text[end + 3] === ">") return end + 4;
  }
  return undefined;
}

/** Where the end tag of a raw text element begins. */
function rawEnd(text: string, start: number, name: string): number | undefined {
  for (let end = text.indexOf("</", start); end >= 0; end = text.indexOf("</", end + 2)) {
    const after = text.charCodeAt(end + 2 + name.length);
    if (text.slice(end + 2, end + 2 + name.length).toLowerCase() !== name) continue;
    if (Number.isNaN(after) || isSpace(after) || after === 47 || after === 62) return end;
  }
  return undefined;
}
