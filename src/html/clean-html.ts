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

/** A reason to reject markup, with its offset in the input. */
export type Danger = {
  readonly offset: number;
  /** What the markup contains, to follow the words "It contains". */
  readonly message: string;
  /**
   * Whether it can run code or load a document. Otherwise it is rejected because parsers disagree
   * about it.
   */
  readonly isActive: boolean;
  /** Whether it was found in a comment, attribute value or raw text. */
  readonly isHidden?: boolean;
};

/** Markup in canonical form, and the reasons to reject its source. Without reasons it is safe. */
export type CleanHtml = { readonly html: string; readonly dangers: readonly Danger[] };

const maxDangers = 200;
/** How deep to look for markup inside comments and values of hidden markup. */
const maxHiddenDepth = 3;
const maxPasses = 3;

/**
 * Cleans markup from third parties: parses it as a browser does and writes the tree again without
 * what the policy does not allow. Cleaning the result again does not change it, so that what was
 * checked is what is stored and shown. Markup without such a form becomes empty, with a danger.
 *
 * @example
 * cleanHtml('<p onclick="x()">Hi</p>', { isDocument: false });
 * // { html: "<p>Hi</p>", dangers: [{ offset: 0, message: "the event handler onclick", isActive: true }] }
 */
export function cleanHtml(text: string, { isDocument }: { readonly isDocument: boolean }): CleanHtml {
  const tree = parseHtml(text, { isDocument });
  return cleanTree(tree, text, isDocument);
}

/** Does the same for parsed markup. */
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
  // What a text is written as, and nothing was reported of, is the same when it is read again.
  if (dangers.length === 0 && !isDocument && !tree.isCut && closeShapes(toWrittenForm(text)) === html) return { html, dangers };
  // A fragment drops html, head and body tags, so their attributes are checked separately.
  if (!isDocument && wholeDocumentTag.test(text)) writeTree(parseHtml(text, { isDocument: true }).root, report, true);
  // Without a doctype, the first pass parses in quirks mode and later ones in standards mode, which
  // can take one pass more.
  for (let pass = 1; pass <= maxPasses; pass++) {
    const reparsed = parseHtml(html, { isDocument, budget: createMarkupBudget(), hasLocations: false });
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

/**
 * The text as the writer writes what templates write another way: apostrophes, no-break spaces and the attribute
 * `data-sample`. Only where a parser reads both forms alike can the result be what the writer wrote: elsewhere the writer
 * keeps a text, quotes it or leaves it out.
 */
const toWrittenForm = (text: string): string =>
  text
    .replaceAll("&#39;", "'")
    .replaceAll("\u00a0", "&nbsp;")
    .replace(/ data-sample(?=[ >])/g, ' data-sample=""');

const shapeTag = /^<(path|rect|circle|line|ellipse|polygon|polyline|use|stop)(?=[ /]|$)[^>]*$/;

/**
 * The text with an end tag for each self-closing SVG shape, as the writer writes them. Undefined if
 * something else closes itself.
 */
function closeShapes(text: string): string | undefined {
  const parts = text.split("/>");
  let closed = "";
  for (const [index, part] of parts.entries()) {
    if (index === parts.length - 1) return closed + part;
    const name = shapeTag.exec(part.slice(Math.max(0, part.lastIndexOf("<"))))?.[1];
    if (name === undefined) return undefined;
    closed += `${part.trimEnd()}></${name}>`;
  }
  return closed;
}

const wholeDocumentTag = /<(?:html|head|body|frameset)(?![a-z0-9-])/i;
const unstable: Danger = { offset: 0, message: "markup that changes each time it is read", isActive: false };
const isQuirky = ({ root }: HtmlTree) => "mode" in root && root.mode !== "no-quirks";

/** Reports markup that HTML parsers are known to disagree about. */
function reportAmbiguities({ errors, ignoredInSelect, root }: HtmlTree, text: string, report: (danger: Danger) => void): void {
  for (const { code, start } of errors) {
    if (code === "cdata-in-html-content") report({ offset: start, message: "a CDATA section outside an SVG", isActive: false });
    // The parser drops such a tag, but it becomes one as soon as text is appended.
    if (code === "eof-in-tag") report({ offset: start, message: "an unclosed tag", isActive: false });
  }
  for (const { name, start } of ignoredInSelect)
    report({ offset: start, message: `the element ${name.slice(0, 40)} inside a select`, isActive: activeElements.has(name) });
  for (const { text: hidden, offset } of findHiddenTexts(root, text))
    reportHidden(hidden, offset, 1, createMarkupBudget(), report);
}

/**
 * Finds source text that is not markup here but could be elsewhere: comments, attribute values and
 * raw text.
 */
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
    report({ offset, message: "markup hidden several levels deep", isActive: true, isHidden: true });
    return;
  }
  const tree = parseHtml(text, { isDocument: false, budget });
  if (tree.isCut) {
    report({ offset, message: "more markup than can be checked", isActive: false, isHidden: true });
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

/** Writes the allowed part of a tree. Recursive; the parser limits the depth. */
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
    // Metadata of drawing programs, such as sodipodi:namedview.
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
      // The parser drops a line break right after the start tag of these elements.
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
    // Drawing programs store data of their own in metadata.
    if (parentName === "metadata" && !activeElements.has(name) && element.namespaceURI === svgNamespace) return;
    report({ offset, message: `the element ${name} in the ${parentName} of an SVG`, isActive: activeElements.has(name) });
  }
}

/** Returns why an element is not allowed at its place. */
function findRefusal(
  { tagName: name, namespaceURI }: HtmlElement,
  context: WriteContext,
): Pick<Danger, "message" | "isActive"> | undefined {
  const isSvg = namespaceURI === svgNamespace;
  const lower = name.toLowerCase();
  const local = lower.slice(lower.lastIndexOf(":") + 1);
  const printableName = toPrintable(lower);
  if (context.depth > maxDepth) return { message: `elements nested more than ${maxDepth} levels deep`, isActive: false };
  if (activeElements.has(local)) return { message: `a ${printableName} element`, isActive: true };
  if (context.inSvg && isSvg && local !== lower) return undefined;
  const isKnown = isSvg
    ? svgElements.has(name)
    : namespaceURI === htmlNamespace && (htmlElements.has(name) || isCustomElement(name));
  if (!isKnown) return { message: `the element ${printableName}${isSvg ? " in an SVG" : ""}`, isActive: false };
  if (context.inSvg && !isSvg) return { message: `the HTML element ${printableName} in an SVG`, isActive: false };
  if (isSvg && !context.inSvg && name !== "svg")
    return { message: `the SVG element ${printableName} outside an SVG`, isActive: false };
  return undefined;
}

/**
 * Whether to omit an element that does not affect how the document looks. Reports `meta` elements
 * that have an effect.
 */
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
    report({
      offset: element.sourceCodeLocation?.startOffset ?? 0,
      message: "a meta element with an effect (http-equiv)",
      isActive: true,
    });
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
      report({ offset, message: `a URL longer than ${maxUrlLength} characters`, isActive: false });
      continue;
    }
    const decision = validateAttribute(element.tagName, name, attribute.value, isSvg);
    if ("refused" in decision) report({ offset, message: decision.refused, isActive: decision.isActive });
    else if ("value" in decision) attributeText += formatAttribute(name, decision.value);
  }
  return attributeText;
}

const writeStyle = (element: HtmlElement): string => cleanCss(getText(element)).text;

/** Returns the text directly in an element, without that of its descendants. */
export const getText = (element: HtmlParent): string =>
  getChildren(element)
    .map((child) => ("value" in child ? child.value : ""))
    .join("");

const toPrintable = (name: string) => name.slice(0, 40).replace(/[^\x21-\x7e]/g, "?");
