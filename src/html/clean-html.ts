import { cleanCss } from "#/html/clean-css";
import { isTooLong, maxAddressLength, maxDepth, newPieceBudget, type PieceBudget } from "#/html/limits";
import {
  attributeName,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  type HtmlTree,
  htmlNamespace,
  isElement,
  parseHtml,
  svgNamespace,
} from "#/html/parse-html";
import {
  actingElements,
  htmlElements,
  isCustomElement,
  isQuietLink,
  judgeAttribute,
  metaNames,
  quietMetas,
  svgElements,
} from "#/html/policy";
import { escapeText, voidElements, writeAttribute } from "#/html/serialize";

/** Something that keeps markup from being accepted, with its place in the text that was sent. */
export type Danger = {
  readonly offset: number;
  /** What it contains, as the end of a sentence. */
  readonly message: string;
  /** Whether it can run something wherever it is read; the others are refused because readers disagree about them. */
  readonly acts: boolean;
  readonly isHidden?: boolean;
};

/** Markup in its canonical form, and why the text that it was made from must not be accepted (nothing, where it may). */
export type CleanHtml = { readonly html: string; readonly dangers: readonly Danger[] };

/** The number of the policy by which canonical forms are made; a change that refuses more raises it. */
export const canonicalForm = 1;

/** Dangers kept of one text. */
const maxDangers = 200;
/** How deep markup is looked for in comments and values of markup that stood in comments and values. */
const maxHiddenDepth = 3;
const maxRounds = 3;

/**
 * The canonical form of markup from elsewhere: written from the tree that a browser would build, with what the policy does not allow left
 * out. Reading the canonical form again gives the same text, so what is stored, shown and shipped is what was judged. What cannot be
 * brought to such a form becomes empty, and a danger says so. Pure, with plain inputs and outputs.
 */
export function cleanHtml(text: string, { isDocument }: { readonly isDocument: boolean }): CleanHtml {
  const tree = parseHtml(text, { isDocument });
  return cleanTree(tree, text, isDocument);
}

/** The same for a text that has been parsed already. */
export function cleanTree(tree: HtmlTree, text: string, isDocument: boolean): CleanHtml {
  const dangers: Danger[] = [];
  const noted = new Set<string>();
  const note = (danger: Danger) => {
    const key = `${danger.offset} ${danger.message}`;
    if (dangers.length >= maxDangers || noted.has(key)) return;
    noted.add(key);
    dangers.push(danger);
  };
  noteAmbiguities(tree, text, note);
  let html = writeTree(tree.root, note, isDocument);
  // A fragment loses the tags of whole documents, and their attributes with them.
  if (!isDocument && wholeDocumentTag.test(text)) writeTree(parseHtml(text, { isDocument: true }).root, note, true);
  // A document without a doctype is read in quirks mode first and in standards mode from then on, which may take one round more.
  for (let round = 1; round <= maxRounds; round++) {
    const again = parseHtml(html, { isDocument, budget: newPieceBudget() });
    const before = dangers.length;
    const next = writeTree(again.root, (danger) => note({ ...danger, offset: 0 }), isDocument);
    const isStable = next === html && dangers.length === before && !again.isCut;
    if (isStable && round > 1 && !isQuirky(tree)) note(unstable);
    if (isStable) return { html, dangers };
    html = next;
  }
  note(unstable);
  return { html: isDocument ? writeTree(parseHtml("", { isDocument }).root, note, true) : "", dangers };
}

const wholeDocumentTag = /<(?:html|head|body|frameset)(?![a-z0-9-])/i;
const unstable: Danger = { offset: 0, message: "markup that changes each time it is read", acts: false };
const isQuirky = ({ root }: HtmlTree) => "mode" in root && root.mode !== "no-quirks";

/** Notes what readers of HTML are known to disagree about. */
function noteAmbiguities({ errors, ignoredInSelect, root }: HtmlTree, text: string, note: (danger: Danger) => void): void {
  for (const { code, start } of errors) {
    if (code === "cdata-in-html-content") note({ offset: start, message: "a CDATA section outside of a picture", acts: false });
    // What stands in such a tag is in no tree, and becomes a tag as soon as anything follows it.
    if (code === "eof-in-tag") note({ offset: start, message: "a tag that is not closed", acts: false });
  }
  for (const { name, start } of ignoredInSelect)
    note({ offset: start, message: `the element ${name.slice(0, 40)} inside a select`, acts: actingElements.has(name) });
  for (const { text: hidden, offset } of hiddenTexts(root, text)) noteHidden(hidden, offset, 1, newPieceBudget(), note);
}

/** Texts that are no markup here and would be in another place: comments, attribute values and raw text, as they are written. */
function* hiddenTexts(root: HtmlParent, text: string): Generator<{ readonly text: string; readonly offset: number }> {
  const pending: HtmlNode[] = [...childrenOf(root)].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    const location = node.sourceCodeLocation;
    if (node.nodeName === "#comment" && location && "data" in node) {
      if (couldBeMarkup(node.data)) yield { text: node.data, offset: location.startOffset };
    } else if (isElement(node)) {
      for (const at of Object.values(node.sourceCodeLocation?.attrs ?? {})) {
        const written = text.slice(at.startOffset, at.endOffset);
        const value = written.slice(written.indexOf("=") + 1);
        if (couldBeMarkup(value)) yield { text: value, offset: at.startOffset };
      }
      const start = node.sourceCodeLocation?.startTag?.endOffset;
      if (start !== undefined && rawTexts.has(node.tagName)) {
        const inner = text.slice(start, node.sourceCodeLocation?.endTag?.startOffset ?? text.length);
        if (couldBeMarkup(inner)) yield { text: inner, offset: start };
      }
      for (const child of childrenOf(node).toReversed()) pending.push(child);
    }
  }
}

const rawTexts: ReadonlySet<string> = new Set(["textarea", "title", "style"]);
const couldBeMarkup = (text: string) => /<[a-z!/?]/i.test(text);

function noteHidden(text: string, offset: number, depth: number, budget: PieceBudget, note: (danger: Danger) => void): void {
  if (depth > maxHiddenDepth) {
    note({ offset, message: "markup within markup within markup", acts: true, isHidden: true });
    return;
  }
  const tree = parseHtml(text, { isDocument: false, budget });
  if (tree.isCut) {
    note({ offset, message: "more than is judged", acts: false, isHidden: true });
    return;
  }
  writeTree(
    tree.root,
    (danger) => {
      if (danger.acts) note({ ...danger, offset, isHidden: true });
    },
    false,
  );
  for (const inner of hiddenTexts(tree.root, text)) noteHidden(inner.text, offset, depth + 1, budget, note);
}

type Place = { readonly depth: number; readonly inSvg: boolean; readonly inHead: boolean };

/** Writes the allowed part of a tree. The depth of the tree is bounded by the parser. */
function writeTree(root: HtmlParent, note: (danger: Danger) => void, isDocument: boolean): string {
  const out: string[] = [];
  if (isDocument) out.push("<!DOCTYPE html>\n");
  for (const child of childrenOf(root)) writeNode(child, { depth: 1, inSvg: false, inHead: false });
  return out.join("");

  function writeNode(node: HtmlNode, place: Place): void {
    if (node.nodeName === "#text" && "value" in node) out.push(escapeText(node.value));
    else if (isElement(node)) writeElement(node, place);
  }

  function writeElement(element: HtmlElement, place: Place): void {
    const { tagName: name, namespaceURI } = element;
    const offset = element.sourceCodeLocation?.startOffset ?? 0;
    const isSvg = namespaceURI === svgNamespace;
    const refusal = refusalOf(element, place);
    if (refusal) {
      note({ offset, ...refusal });
      return;
    }
    // Notes of drawing programs, such as sodipodi:namedview.
    if (place.inSvg && name.includes(":")) return;
    if (!isSvg && isLeftOut(element, place, isDocument, note)) return;
    const attributes = writeAttributes(element, isSvg, note);
    const isHead = isDocument && name === "head";
    out.push(`<${name}${attributes}>`);
    if (isHead) out.push('<meta charset="utf-8">');
    if (!isSvg && voidElements.has(name)) return;
    if (!isSvg && name === "style") out.push(writeStyle(element));
    else {
      const children = childrenOf(element);
      const [first] = children;
      // The parser drops the first line end of these elements.
      const dropsLineEnd = !isSvg && (name === "pre" || name === "textarea");
      if (dropsLineEnd && first && "value" in first && first.value.startsWith("\n")) out.push("\n");
      const textOnly = isSvg && (name === "title" || name === "desc" || name === "metadata");
      const inner = { depth: place.depth + 1, inSvg: isSvg, inHead: place.inHead || isHead };
      for (const child of children) {
        if (textOnly && isElement(child)) noteInText(child, name);
        else writeNode(child, inner);
      }
    }
    out.push(`</${name}>`);
  }

  function noteInText(element: HtmlElement, holder: string): void {
    const offset = element.sourceCodeLocation?.startOffset ?? 0;
    const name = printable(element.tagName.toLowerCase());
    // Drawing programs keep notes in metadata; they are left out.
    if (holder === "metadata" && !actingElements.has(name) && element.namespaceURI === svgNamespace) return;
    note({ offset, message: `the element ${name} in the ${holder} of a picture`, acts: actingElements.has(name) });
  }
}

/** Why an element must not stand where it stands. */
function refusalOf({ tagName: name, namespaceURI }: HtmlElement, place: Place): Pick<Danger, "message" | "acts"> | undefined {
  const isSvg = namespaceURI === svgNamespace;
  const lower = name.toLowerCase();
  const local = lower.slice(lower.lastIndexOf(":") + 1);
  const shown = printable(lower);
  if (place.depth > maxDepth) return { message: `elements nested more than ${maxDepth} deep`, acts: false };
  if (actingElements.has(local)) return { message: `a ${shown} element`, acts: true };
  if (place.inSvg && isSvg && local !== lower) return undefined;
  const isKnown = isSvg
    ? svgElements.has(name)
    : namespaceURI === htmlNamespace && (htmlElements.has(name) || isCustomElement(name));
  if (!isKnown) return { message: `the element ${shown}${isSvg ? " in a picture" : ""}`, acts: false };
  if (place.inSvg && !isSvg) return { message: `the HTML element ${shown} in a picture`, acts: false };
  if (isSvg && !place.inSvg && name !== "svg") return { message: `a ${shown} without its svg`, acts: false };
  return undefined;
}

/** Elements that say nothing about how a document looks and are left out, and those among them that act. */
function isLeftOut(element: HtmlElement, { inHead }: Place, isDocument: boolean, note: (danger: Danger) => void): boolean {
  const { tagName: name } = element;
  const readAttribute = (attribute: string) => element.attrs.find((one) => one.name === attribute)?.value;
  if (name === "title") return !(isDocument && inHead);
  if (name === "link") return !(isDocument && isQuietLink(readAttribute("rel") ?? "", readAttribute("href") ?? ""));
  if (name !== "meta") return false;
  const equivalent = readAttribute("http-equiv");
  if (equivalent !== undefined && !quietMetas.has(equivalent.trim().toLowerCase()))
    note({ offset: element.sourceCodeLocation?.startOffset ?? 0, message: "a meta element that acts", acts: true });
  return !(isDocument && inHead && equivalent === undefined && metaNames.has((readAttribute("name") ?? "").toLowerCase()));
}

function writeAttributes(element: HtmlElement, isSvg: boolean, note: (danger: Danger) => void): string {
  let written = "";
  for (const attribute of element.attrs) {
    const name = attributeName(attribute);
    const offset = element.sourceCodeLocation?.startOffset ?? 0;
    if (isTooLong(name, attribute.value)) continue;
    const isAddress = /^(?:xlink:)?href$|^(?:form)?action$/i.test(name);
    if (isAddress && attribute.value.length > maxAddressLength && !/^\s{0,20}data:/i.test(attribute.value.slice(0, 40))) {
      note({ offset, message: `an address of more than ${maxAddressLength} characters`, acts: false });
      continue;
    }
    const verdict = judgeAttribute(element.tagName, name, attribute.value, isSvg);
    if ("refused" in verdict) note({ offset, message: verdict.refused, acts: verdict.acts });
    else if ("value" in verdict) written += writeAttribute(name, verdict.value);
  }
  return written;
}

const writeStyle = (element: HtmlElement): string => cleanCss(textOf(element)).text;

/** The text that stands directly in an element. */
export const textOf = (element: HtmlParent): string =>
  childrenOf(element)
    .map((child) => ("value" in child ? child.value : ""))
    .join("");

const printable = (name: string) => name.slice(0, 40).replace(/[^\x21-\x7e]/g, "?");
