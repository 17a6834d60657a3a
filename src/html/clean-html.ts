import { cleanCss } from "#/html/clean-css";
import { isTooLong, maxUrlLength, maxDepth, createMarkupBudget, type MarkupBudget } from "#/html/limits";
import {
  getAttributeName,
  getChildren,
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
  activeElements,
  htmlElements,
  isCustomElement,
  isInertLink,
  validateAttribute,
  allowedMetaNames,
  inertMetaTypes,
  svgElements,
} from "#/html/policy";
import { escapeText, voidElements, formatAttribute } from "#/html/serialize";

/** Something that keeps markup from being accepted, with its place in the text that was sent. */
export type Danger = {
  readonly offset: number;
  /** What it contains, as the end of a sentence. */
  readonly message: string;
  /** Whether it can run something wherever it is read; the others are refused because readers disagree about them. */
  readonly isActive: boolean;
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
const maxPasses = 3;

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
  const reported = new Set<string>();
  const report = (danger: Danger) => {
    const key = `${danger.offset} ${danger.message}`;
    if (dangers.length >= maxDangers || reported.has(key)) return;
    reported.add(key);
    dangers.push(danger);
  };
  reportAmbiguities(tree, text, report);
  let html = writeTree(tree.root, report, isDocument);
  // A fragment loses the tags of whole documents, and their attributes with them.
  if (!isDocument && wholeDocumentTag.test(text)) writeTree(parseHtml(text, { isDocument: true }).root, report, true);
  // A document without a doctype is read in quirks mode first and in standards mode from then on, which may take one round more.
  for (let pass = 1; pass <= maxPasses; pass++) {
    const reparsed = parseHtml(html, { isDocument, budget: createMarkupBudget() });
    const dangersBefore = dangers.length;
    const next = writeTree(reparsed.root, (danger) => report({ ...danger, offset: 0 }), isDocument);
    const isStable = next === html && dangers.length === dangersBefore && !reparsed.isCut;
    if (isStable && pass > 1 && !isQuirky(tree)) report(unstable);
    if (isStable) return { html, dangers };
    html = next;
  }
  report(unstable);
  return { html: isDocument ? writeTree(parseHtml("", { isDocument }).root, report, true) : "", dangers };
}

const wholeDocumentTag = /<(?:html|head|body|frameset)(?![a-z0-9-])/i;
const unstable: Danger = { offset: 0, message: "markup that changes each time it is read", isActive: false };
const isQuirky = ({ root }: HtmlTree) => "mode" in root && root.mode !== "no-quirks";

/** Notes what readers of HTML are known to disagree about. */
function reportAmbiguities({ errors, ignoredInSelect, root }: HtmlTree, text: string, report: (danger: Danger) => void): void {
  for (const { code, start } of errors) {
    if (code === "cdata-in-html-content")
      report({ offset: start, message: "a CDATA section outside of a picture", isActive: false });
    // What stands in such a tag is in no tree, and becomes a tag as soon as anything follows it.
    if (code === "eof-in-tag") report({ offset: start, message: "a tag that is not closed", isActive: false });
  }
  for (const { name, start } of ignoredInSelect)
    report({ offset: start, message: `the element ${name.slice(0, 40)} inside a select`, isActive: activeElements.has(name) });
  for (const { text: hidden, offset } of findHiddenTexts(root, text))
    reportHidden(hidden, offset, 1, createMarkupBudget(), report);
}

/** Texts that are no markup here and would be in another place: comments, attribute values and raw text, as they are written. */
function* findHiddenTexts(root: HtmlParent, text: string): Generator<{ readonly text: string; readonly offset: number }> {
  const pending: HtmlNode[] = [...getChildren(root)].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    const location = node.sourceCodeLocation;
    if (node.nodeName === "#comment" && location && "data" in node) {
      if (couldBeMarkup(node.data)) yield { text: node.data, offset: location.startOffset };
    } else if (isElement(node)) {
      for (const at of Object.values(node.sourceCodeLocation?.attrs ?? {})) {
        const attributeText = text.slice(at.startOffset, at.endOffset);
        const value = attributeText.slice(attributeText.indexOf("=") + 1);
        if (couldBeMarkup(value)) yield { text: value, offset: at.startOffset };
      }
      const start = node.sourceCodeLocation?.startTag?.endOffset;
      if (start !== undefined && rawTextElements.has(node.tagName)) {
        const inner = text.slice(start, node.sourceCodeLocation?.endTag?.startOffset ?? text.length);
        if (couldBeMarkup(inner)) yield { text: inner, offset: start };
      }
      for (const child of getChildren(node).toReversed()) pending.push(child);
    }
  }
}

const rawTextElements: ReadonlySet<string> = new Set(["textarea", "title", "style"]);
const couldBeMarkup = (text: string) => /<[a-z!/?]/i.test(text);

function reportHidden(text: string, offset: number, depth: number, budget: MarkupBudget, report: (danger: Danger) => void): void {
  if (depth > maxHiddenDepth) {
    report({ offset, message: "markup within markup within markup", isActive: true, isHidden: true });
    return;
  }
  const tree = parseHtml(text, { isDocument: false, budget });
  if (tree.isCut) {
    report({ offset, message: "more than is judged", isActive: false, isHidden: true });
    return;
  }
  writeTree(
    tree.root,
    (danger) => {
      if (danger.isActive) report({ ...danger, offset, isHidden: true });
    },
    false,
  );
  for (const inner of findHiddenTexts(tree.root, text)) reportHidden(inner.text, offset, depth + 1, budget, report);
}

type WriteContext = { readonly depth: number; readonly inSvg: boolean; readonly inHead: boolean };

/** Writes the allowed part of a tree. The depth of the tree is bounded by the parser. */
function writeTree(root: HtmlParent, report: (danger: Danger) => void, isDocument: boolean): string {
  const out: string[] = [];
  if (isDocument) out.push("<!DOCTYPE html>\n");
  for (const child of getChildren(root)) writeNode(child, { depth: 1, inSvg: false, inHead: false });
  return out.join("");

  function writeNode(node: HtmlNode, context: WriteContext): void {
    if (node.nodeName === "#text" && "value" in node) out.push(escapeText(node.value));
    else if (isElement(node)) writeElement(node, context);
  }

  function writeElement(element: HtmlElement, context: WriteContext): void {
    const { tagName: name, namespaceURI } = element;
    const offset = element.sourceCodeLocation?.startOffset ?? 0;
    const isSvg = namespaceURI === svgNamespace;
    const refusal = findRefusal(element, context);
    if (refusal) {
      report({ offset, ...refusal });
      return;
    }
    // Notes of drawing programs, such as sodipodi:namedview.
    if (context.inSvg && name.includes(":")) return;
    if (!isSvg && shouldOmit(element, context, isDocument, report)) return;
    const attributes = writeAttributes(element, isSvg, report);
    const isHead = isDocument && name === "head";
    out.push(`<${name}${attributes}>`);
    if (isHead) out.push('<meta charset="utf-8">');
    if (!isSvg && voidElements.has(name)) return;
    if (!isSvg && name === "style") out.push(writeStyle(element));
    else {
      const children = getChildren(element);
      const [first] = children;
      // The parser drops the first line end of these elements.
      const dropsLineEnd = !isSvg && (name === "pre" || name === "textarea");
      if (dropsLineEnd && first && "value" in first && first.value.startsWith("\n")) out.push("\n");
      const textOnly = isSvg && (name === "title" || name === "desc" || name === "metadata");
      const inner = { depth: context.depth + 1, inSvg: isSvg, inHead: context.inHead || isHead };
      for (const child of children) {
        if (textOnly && isElement(child)) reportInText(child, name);
        else writeNode(child, inner);
      }
    }
    out.push(`</${name}>`);
  }

  function reportInText(element: HtmlElement, parentName: string): void {
    const offset = element.sourceCodeLocation?.startOffset ?? 0;
    const name = toPrintable(element.tagName.toLowerCase());
    // Drawing programs keep notes in metadata; they are left out.
    if (parentName === "metadata" && !activeElements.has(name) && element.namespaceURI === svgNamespace) return;
    report({ offset, message: `the element ${name} in the ${parentName} of a picture`, isActive: activeElements.has(name) });
  }
}

/** Why an element must not stand where it stands. */
function findRefusal(
  { tagName: name, namespaceURI }: HtmlElement,
  context: WriteContext,
): Pick<Danger, "message" | "isActive"> | undefined {
  const isSvg = namespaceURI === svgNamespace;
  const lower = name.toLowerCase();
  const local = lower.slice(lower.lastIndexOf(":") + 1);
  const shownName = toPrintable(lower);
  if (context.depth > maxDepth) return { message: `elements nested more than ${maxDepth} deep`, isActive: false };
  if (activeElements.has(local)) return { message: `a ${shownName} element`, isActive: true };
  if (context.inSvg && isSvg && local !== lower) return undefined;
  const isKnown = isSvg
    ? svgElements.has(name)
    : namespaceURI === htmlNamespace && (htmlElements.has(name) || isCustomElement(name));
  if (!isKnown) return { message: `the element ${shownName}${isSvg ? " in a picture" : ""}`, isActive: false };
  if (context.inSvg && !isSvg) return { message: `the HTML element ${shownName} in a picture`, isActive: false };
  if (isSvg && !context.inSvg && name !== "svg") return { message: `a ${shownName} without its svg`, isActive: false };
  return undefined;
}

/** Elements that say nothing about how a document looks and are left out, and those among them that act. */
function shouldOmit(
  element: HtmlElement,
  { inHead }: WriteContext,
  isDocument: boolean,
  report: (danger: Danger) => void,
): boolean {
  const { tagName: name } = element;
  const readAttribute = (attribute: string) => element.attrs.find((one) => one.name === attribute)?.value;
  if (name === "title") return !(isDocument && inHead);
  if (name === "link") return !(isDocument && isInertLink(readAttribute("rel") ?? "", readAttribute("href") ?? ""));
  if (name !== "meta") return false;
  const equivalent = readAttribute("http-equiv");
  if (equivalent !== undefined && !inertMetaTypes.has(equivalent.trim().toLowerCase()))
    report({ offset: element.sourceCodeLocation?.startOffset ?? 0, message: "a meta element that acts", isActive: true });
  return !(isDocument && inHead && equivalent === undefined && allowedMetaNames.has((readAttribute("name") ?? "").toLowerCase()));
}

function writeAttributes(element: HtmlElement, isSvg: boolean, report: (danger: Danger) => void): string {
  let attributeText = "";
  for (const attribute of element.attrs) {
    const name = getAttributeName(attribute);
    const offset = element.sourceCodeLocation?.startOffset ?? 0;
    if (isTooLong(name, attribute.value)) continue;
    const isAddress = /^(?:xlink:)?href$|^(?:form)?action$/i.test(name);
    if (isAddress && attribute.value.length > maxUrlLength && !/^\s{0,20}data:/i.test(attribute.value.slice(0, 40))) {
      report({ offset, message: `an address of more than ${maxUrlLength} characters`, isActive: false });
      continue;
    }
    const decision = validateAttribute(element.tagName, name, attribute.value, isSvg);
    if ("refused" in decision) report({ offset, message: decision.refused, isActive: decision.isActive });
    else if ("value" in decision) attributeText += formatAttribute(name, decision.value);
  }
  return attributeText;
}

const writeStyle = (element: HtmlElement): string => cleanCss(getText(element)).text;

/** The text that stands directly in an element. */
export const getText = (element: HtmlParent): string =>
  getChildren(element)
    .map((child) => ("value" in child ? child.value : ""))
    .join("");

const toPrintable = (name: string) => name.slice(0, 40).replace(/[^\x21-\x7e]/g, "?");
