import { cleanTree, type Danger } from "#/html/clean-html";
import { isTooLong, maxAttributeLength, createMarkupBudget, type MarkupBudget } from "#/html/limits";
import {
  getAttributeName,
  getChildren,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  isElement,
  parseHtml,
} from "#/html/parse-html";
import { voidElements } from "#/html/serialize";

/**
 * An HTML or SVG element. The name (without prefix) and the attribute names are in lower case;
 * `text` is the text directly in the element.
 */
export type Element = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset of the start tag. */
  readonly offset: number;
  /** Offset after the start tag. */
  readonly contentOffset: number;
  /** Offset of the value of the style attribute, if it is written without character references. */
  readonly styleOffset?: number;
  readonly parent: Element | undefined;
  text: string;
};

type MarkupFault = { readonly offset: number; readonly message: string; readonly fix: string };

/** A parsed text. `label` identifies it among the texts of its source. */
export type Markup = {
  readonly label: string;
  readonly text: string;
  readonly hasDoctype: boolean;
  /** The elements in document order, without those that a parser adds. */
  readonly elements: readonly Element[];
  readonly faults: readonly MarkupFault[];
  /** Attributes that occur twice in one tag. */
  readonly duplicateAttributes: readonly { readonly attribute: string; readonly offset: number }[];
  /** Active content, because of which the text is rejected. */
  readonly dangers: readonly Danger[];
  /** Whether a limit was reached, so that not everything was checked. */
  readonly isTruncated: boolean;
};

const optionalEndTagElements = new Set(
  "body colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr".split(" "),
);

export function parseMarkup(
  text: string,
  {
    label = "",
    budget = createMarkupBudget(),
    isDocument = false,
  }: {
    readonly label?: string;
    readonly budget?: MarkupBudget;
    readonly isDocument?: boolean;
  } = {},
): Markup {
  const tree = parseHtml(text, { isDocument, budget });
  const { dangers } = cleanTree(tree, text, isDocument);
  const elements: Element[] = [];
  let isTruncated = tree.isCut;
  const visit = (node: HtmlNode, parent: Element | undefined): void => {
    if (!isElement(node)) {
      if (parent && "value" in node) parent.text += node.value;
      return;
    }
    const element = toElement(node, parent, text);
    if (node.attrs.some(({ name, value }) => isTooLong(name, value))) isTruncated = true;
    if (element) elements.push(element);
    for (const child of getChildren(node)) visit(child, element ?? parent);
  };
  for (const node of getChildren(tree.root)) visit(node, undefined);
  return {
    label,
    text,
    hasDoctype: tree.root.childNodes.some(({ nodeName }) => nodeName === "#documentType"),
    elements,
    faults: findFaults(tree, text),
    duplicateAttributes: findDuplicateAttributes(tree, text),
    dangers,
    isTruncated,
  };
}

/** Converts an element of the tree. Undefined for one that the parser added. */
function toElement(node: HtmlElement, parent: Element | undefined, text: string): Element | undefined {
  const tag = node.sourceCodeLocation?.startTag;
  if (!tag) return undefined;
  const name = node.tagName.slice(node.tagName.lastIndexOf(":") + 1).toLowerCase();
  const attributes = new Map<string, string>();
  for (const attribute of node.attrs) {
    const key = getAttributeName(attribute).toLowerCase();
    const { value } = attribute;
    if (!attributes.has(key)) attributes.set(key, isTooLong(key, value) ? value.slice(0, maxAttributeLength) : value);
  }
  const styleOffset = findStyleOffset(node, attributes.get("style"), text);
  return {
    name,
    attributes,
    offset: tag.startOffset,
    contentOffset: tag.endOffset,
    ...(styleOffset !== undefined && { styleOffset }),
    parent,
    text: "",
  };
}

function findStyleOffset({ sourceCodeLocation }: HtmlElement, value: string | undefined, text: string): number | undefined {
  const written = value ? sourceCodeLocation?.attrs?.style : undefined;
  if (!written || value === undefined) return undefined;
  const offset = text.indexOf(value, written.startOffset + "style=".length);
  return offset >= 0 && offset + value.length <= written.endOffset ? offset : undefined;
}

/** Unclosed elements, tags and comments, and end tags without a start tag. */
function findFaults({ root, strayEndTags, errors }: HtmlTree, text: string): readonly MarkupFault[] {
  const faults: MarkupFault[] = [];
  const seen = new Set<number>();
  const inspect = (node: HtmlNode): void => {
    if (!isElement(node)) return;
    const { tagName: name, sourceCodeLocation: at } = node;
    const start = at?.startTag;
    const isWhole = at?.endTag || voidElements.has(name) || optionalEndTagElements.has(name);
    // The parser reopens an element that was closed in the wrong place, so that the tree contains
    // it more than once.
    if (start && !isWhole && !seen.has(start.startOffset) && text[start.endOffset - 2] !== "/")
      faults.push(createUnclosedFault(name, start.startOffset));
    if (start) seen.add(start.startOffset);
    for (const child of getChildren(node)) inspect(child);
  };
  for (const node of getChildren(root)) inspect(node);
  for (const { name, start } of strayEndTags) {
    if (voidElements.has(name)) continue;
    const fix =
      name === "p" ? "Remove it. If the paragraph contains a block element, change the paragraph to a div." : "Remove it.";
    faults.push({ offset: start, message: `The end tag </${name.slice(0, 40)}> has no start tag.`, fix });
  }
  for (const { code, start } of errors) {
    if (code === "eof-in-comment") faults.push({ offset: start, message: "A comment is not closed.", fix: "Close it with -->." });
    if (code === "eof-in-tag") faults.push({ offset: start, message: "A tag is not closed.", fix: "Close it with >." });
  }
  return faults.sort((one, other) => one.offset - other.offset);
}

const createUnclosedFault = (name: string, offset: number): MarkupFault => ({
  offset,
  message: `The ${name.slice(0, 40)} element is not closed.`,
  fix: `Close it with </${name.slice(0, 40)}>.`,
});

/** The attributes that the parser dropped as duplicates. */
function findDuplicateAttributes({ errors }: HtmlTree, text: string): Markup["duplicateAttributes"] {
  let tag = 0;
  return errors
    .filter(({ code }) => code === "duplicate-attribute")
    .map(({ start }) => {
      for (let next = text.indexOf("<", tag + 1); next >= 0 && next <= start; next = text.indexOf("<", tag + 1)) tag = next;
      const name =
        text
          .slice(Math.max(0, start - 60), start)
          .split(/[\s"'>/=<]/)
          .at(-1) ?? "";
      return { attribute: name.toLowerCase(), offset: tag };
    });
}
