import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html, InsertionMode, Parser, type Token } from "parse5";
import { maxOpenElements, createMarkupBudget, type MarkupBudget } from "#/html/limits";

export type HtmlElement = Tree.Element;
export type HtmlNode = Tree.ChildNode;
export type HtmlParent = Tree.ParentNode;
type TreeMap = Tree.DefaultTreeAdapterMap;

export const { HTML: htmlNamespace, SVG: svgNamespace } = html.NS;

/** A range in the parsed text, in UTF-16 code units. */
export type SourceRange = { readonly start: number; readonly end: number };

/** A parse error, by its code in the HTML standard (13.2.2). */
export type HtmlError = SourceRange & { readonly code: string };

/** The tree that a browser builds with scripting disabled, and what it does not show. */
export type HtmlTree = {
  readonly root: HtmlParent;
  readonly errors: readonly HtmlError[];
  /** End tags that closed no element. */
  readonly strayEndTags: readonly (SourceRange & { readonly name: string })[];
  /**
   * Start tags that were ignored in a select element. Browsers with customizable selects keep some
   * of them.
   */
  readonly ignoredInSelect: readonly (SourceRange & { readonly name: string })[];
  /** Whether parsing stopped at a limit and the tree is incomplete. */
  readonly isCut: boolean;
};

const allowedInSelect: ReadonlySet<string> = new Set(["option", "optgroup", "hr"]);

class LimitReached extends Error {}

/** A parser that also records tags without an effect. */
class RecordingParser extends Parser<TreeMap> {
  readonly endTags: (SourceRange & { readonly name: string })[] = [];
  readonly ignoredInSelect: (SourceRange & { readonly name: string })[] = [];

  override onStartTag(token: Token.TagToken): void {
    const inSelect = this.insertionMode === InsertionMode.IN_SELECT || this.insertionMode === InsertionMode.IN_SELECT_IN_TABLE;
    if (inSelect && !allowedInSelect.has(token.tagName)) this.ignoredInSelect.push(toNamedRange(token));
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.endTags.push(toNamedRange(token));
    super.onEndTag(token);
  }
}

const toNamedRange = ({ tagName, location }: Token.TagToken) => ({
  name: tagName,
  start: location?.startOffset ?? 0,
  end: location?.endOffset ?? 0,
});

/**
 * Parses HTML as a browser does with scripting disabled (HTML standard, 13.2), with source
 * positions. A fragment is parsed as the content of a div. Stops and sets `isCut` if the budget is
 * used up or too many elements are open. Linear in the length of the text. Without `hasLocations`
 * there are only the tree and `isCut`, in less time.
 */
export function parseHtml(
  text: string,
  {
    isDocument,
    budget = createMarkupBudget(),
    hasLocations = true,
  }: { readonly isDocument: boolean; readonly budget?: MarkupBudget; readonly hasLocations?: boolean },
): HtmlTree {
  const errors: HtmlError[] = [];
  const options = {
    scriptingEnabled: false,
    sourceCodeLocationInfo: hasLocations,
    treeAdapter: createLimitedAdapter(budget),
    onParseError: !hasLocations
      ? null
      : ({ code, startOffset, endOffset }: { code: string; startOffset: number; endOffset: number }) => {
          // A duplicate attribute is not in the tree, but takes as long to parse.
          if (code === "duplicate-attribute" && --budget.left <= 0) throw new LimitReached();
          if (errors.length < maxErrors) errors.push({ code, start: startOffset, end: endOffset });
        },
  };
  const parser = isDocument ? new RecordingParser(options) : createFragmentParser(options);
  let isCut = false;
  try {
    parser.tokenizer.write(text, true);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    isCut = true;
  }
  const root = isDocument ? parser.document : parser.getFragment();
  if (!hasLocations) return { root, errors, strayEndTags: [], ignoredInSelect: [], isCut };
  const matchedEndTags = new Set<number>();
  for (const { element } of walkElements(root)) {
    const at = element.sourceCodeLocation?.endTag?.startOffset;
    if (at !== undefined) matchedEndTags.add(at);
  }
  return {
    root,
    errors,
    strayEndTags: parser.endTags.filter(({ start }) => !matchedEndTags.has(start)),
    ignoredInSelect: parser.ignoredInSelect,
    isCut,
  };
}

const maxErrors = 2000;

function createFragmentParser(options: ConstructorParameters<typeof Parser<TreeMap>>[0]): RecordingParser {
  const context = defaultTreeAdapter.createElement(html.TAG_NAMES.DIV, html.NS.HTML, []);
  const parser = RecordingParser.getFragmentParser(context, options);
  if (!(parser instanceof RecordingParser)) throw new Error("parse5 returned a parser of another class");
  return parser;
}

/** Creates a tree adapter that stops the parser when a limit is reached. */
function createLimitedAdapter(budget: MarkupBudget): typeof defaultTreeAdapter {
  let open = 0;
  const spend = (items: number) => {
    budget.left -= items;
    if (budget.left <= 0) throw new LimitReached();
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      spend(1 + attributes.length);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createCommentNode(data) {
      spend(1);
      return defaultTreeAdapter.createCommentNode(data);
    },
    onItemPush() {
      if (++open > maxOpenElements) throw new LimitReached();
    },
    onItemPop() {
      open--;
    },
  };
}

export const isElement = (node: Tree.Node): node is HtmlElement => "tagName" in node;

/** Returns the child nodes; for a template element, those of its content. */
export const getChildren = (node: HtmlParent): readonly HtmlNode[] =>
  "content" in node ? node.content.childNodes : node.childNodes;

/**
 * Yields every descendant element with its depth, parents first. Not recursive, so that deep
 * nesting cannot overflow the stack.
 */
export function* walkElements(root: HtmlParent): Generator<{ readonly element: HtmlElement; readonly depth: number }> {
  const pending: { readonly nodes: readonly HtmlNode[]; at: number }[] = [{ nodes: getChildren(root), at: 0 }];
  for (let top = pending.at(-1); top; top = pending.at(-1)) {
    const node = top.nodes[top.at++];
    if (!node) {
      pending.pop();
      continue;
    }
    if (!isElement(node)) continue;
    yield { element: node, depth: pending.length };
    pending.push({ nodes: getChildren(node), at: 0 });
  }
}

/** Returns an attribute's name with its prefix. */
export const getAttributeName = ({ prefix, name }: Token.Attribute): string => (prefix ? `${prefix}:${name}` : name);
