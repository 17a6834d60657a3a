import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { ident } from "css-tree/utils";
import type { SourceLocation } from "#/audit/source-location";
import { createMarkupBudget, type MarkupBudget } from "#/html/limits";
import { memoizeText } from "#/kernel/memoize";

/**
 * A declaration: `property` in lower case (custom properties as written), `value` without comments,
 * with escapes decoded and white space collapsed.
 */
export type Declaration = {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
  /** The selector of the rule, combined with those around it. Empty in a style attribute. */
  readonly selector: string;
  /** The at-rules around it, outermost first, such as `@media (prefers-color-scheme: dark)`. */
  readonly within: readonly string[];
  readonly location: SourceLocation;
};

/**
 * An at-rule: its name in lower case without the `@`, and the text up to its block or semicolon.
 */
export type AtRule = { readonly name: string; readonly prelude: string; readonly location: SourceLocation };

/** A flattened style sheet: nested rules carry the selectors and at-rules around them. */
export type Style = { readonly declarations: readonly Declaration[]; readonly atRules: readonly AtRule[] };

/**
 * `mayHaveUrls` is false if the text certainly loads nothing; otherwise only `cleanCss` can tell.
 */
type ParsedStyle = Style & { readonly mayHaveUrls: boolean };

const {
  Function: FunctionToken,
  WhiteSpace,
  Semicolon,
  LeftParenthesis,
  RightParenthesis,
  LeftCurlyBracket,
  RightCurlyBracket,
  Comment,
} = tokenTypes;

/** How many tokens cost one item of the budget, in addition to one item for each statement. */
const tokensPerItem = 50;

/** The at-rules around a declaration that are recorded, so that deep nesting stays linear. */
const maxAtRules = 16;

type Block = { readonly selector: string; readonly within: readonly string[] };

/** How many characters cost as much as that many tokens, where tokens are not counted. */
const charactersPerItem = 3 * tokensPerItem;

/**
 * Parses a style sheet, or with `inline` the value of a style attribute (CSS Syntax 3). Linear in
 * the length of the text and not recursive; stops when the budget is spent. `locate` maps an offset
 * of the text to a location.
 */
export function parseStyle(
  css: string,
  locate: (offset: number) => SourceLocation,
  { inline = false, budget = createMarkupBudget() }: { readonly inline?: boolean; readonly budget?: MarkupBudget } = {},
): ParsedStyle {
  const { left } = budget;
  const plain = new StyleBuilder(locate, inline, budget);
  const mayHaveUrls = isPlain(css) ? readPlain(css, plain) : undefined;
  if (mayHaveUrls !== undefined) return { declarations: plain.declarations, atRules: plain.atRules, mayHaveUrls };
  budget.left = left;
  const { declarations, atRules } = readTokens(css, new StyleBuilder(locate, inline, budget));
  return { declarations, atRules, mayHaveUrls: true };
}

/** Collects statements and blocks in the order in which a reader finds them. */
class StyleBuilder {
  readonly declarations: Declaration[] = [];
  readonly atRules: AtRule[] = [];
  readonly #stack: Block[];
  readonly #minDepth: number;
  readonly #locate: (offset: number) => SourceLocation;
  readonly #budget: MarkupBudget;

  constructor(locate: (offset: number) => SourceLocation, inline: boolean, budget: MarkupBudget) {
    this.#locate = locate;
    this.#budget = budget;
    this.#stack = inline ? [{ selector: "", within: [] }] : [];
    this.#minDepth = inline ? 1 : 0;
  }

  get isSpent(): boolean {
    return this.#budget.left <= 0;
  }

  spend(items: number): void {
    this.#budget.left = Math.max(0, this.#budget.left - items);
  }

  /** Ends a statement that starts at `from`. `raw` has its escapes decoded and no comments. */
  endStatement(raw: string, from: number): void {
    const text = collapseSpace(raw);
    this.spend(1);
    if (text === "") return;
    const block = this.#stack.at(-1);
    if (text.startsWith("@")) this.atRules.push(toAtRule(text, this.#locate(from)));
    else if (block) {
      const declared = parseDeclaration(text);
      if (!declared) return;
      const { property, value, important } = declared;
      const { selector, within } = block;
      this.declarations.push({ property, value, important, selector, within, location: this.#locate(from) });
    }
  }

  beginBlock(raw: string, from: number): void {
    const text = collapseSpace(raw);
    this.spend(1);
    const outer = this.#stack.at(-1) ?? { selector: "", within: [] };
    if (text.startsWith("@")) {
      this.atRules.push(toAtRule(text, this.#locate(from)));
      const within = outer.within.length < maxAtRules ? [...outer.within, text.toLowerCase()] : outer.within;
      this.#stack.push({ selector: outer.selector, within });
    } else this.#stack.push({ selector: nestSelector(outer.selector, text), within: outer.within });
  }

  endBlock(): void {
    if (this.#stack.length > this.#minDepth) this.#stack.pop();
  }
}

const collapseSpace = memoizeText((text) => (/[\t\r\n\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, " ") : text).trim());

/** Whether a text has no escapes, comments, `url()` and byte order mark. */
const isPlain = (css: string) => !/\\|\/\*|url\(|^[\ufeff\ufffe]/i.test(css);

/** Functions whose strings are URLs, and rules that load a style sheet. */
const loadingPattern = /(?:src|image|image-set|cross-fade)\(|@import/i;

/**
 * Reads a plain text by its punctuation. Returns whether it may contain URLs; undefined if a string
 * does not end on its line, so that only a tokenizer reads the text as browsers do.
 */
function readPlain(css: string, builder: StyleBuilder): boolean | undefined {
  let mayHaveUrls = loadingPattern.test(css);
  let statementStart = -1;
  let openParentheses = 0;
  let end = 0;
  for (let at = 0; at < css.length && !builder.isSpent; at++) {
    const code = css.charCodeAt(at);
    end = at + 1;
    if (code === space || code === lineFeed || code === tab || code === carriageReturn || code === formFeed) continue;
    if (openParentheses === 0 && (code === semicolon || code === leftBrace || code === rightBrace)) {
      const raw = statementStart < 0 ? "" : css.slice(statementStart, at);
      if (code === leftBrace) builder.beginBlock(raw, statementStart);
      else builder.endStatement(raw, statementStart);
      if (code === rightBrace) builder.endBlock();
      statementStart = -1;
      continue;
    }
    if (statementStart < 0) statementStart = at;
    if (code === leftParenthesis) openParentheses++;
    else if (code === rightParenthesis) openParentheses = Math.max(0, openParentheses - 1);
    else if (code === doubleQuote || code === singleQuote) {
      const close = css.indexOf(css[at] ?? "", at + 1);
      const stringEnd = close < 0 ? css.length : close;
      const content = css.slice(at + 1, stringEnd);
      if (/[\n\r\f]/.test(content)) return undefined;
      if (/[:/]/.test(content)) mayHaveUrls = true;
      at = stringEnd;
      end = Math.min(css.length, stringEnd + 1);
    }
  }
  builder.endStatement(statementStart < 0 ? "" : css.slice(statementStart, end), statementStart);
  builder.spend(Math.floor(css.length / charactersPerItem));
  return mayHaveUrls || builder.isSpent;
}

const [tab, lineFeed, formFeed, carriageReturn, space] = [9, 10, 12, 13, 32];
const [doubleQuote, singleQuote, leftParenthesis, rightParenthesis] = [34, 39, 40, 41];
const [semicolon, leftBrace, rightBrace] = [59, 123, 125];

/** Reads any text token by token. */
function readTokens(css: string, builder: StyleBuilder): StyleBuilder {
  let decoded = "";
  let decodedEnd = 0;
  let statementStart = -1;
  let openParentheses = 0;
  let tokens = 0;
  const replaceToken = (start: number, end: number, text: string) => {
    decoded += css.slice(decodedEnd, start) + text;
    decodedEnd = end;
  };
  const takeStatement = (end: number) => {
    replaceToken(end, end + 1, "");
    const statement = [decoded, statementStart] as const;
    decoded = "";
    statementStart = -1;
    openParentheses = 0;
    return statement;
  };

  let readEnd = 0;
  let nextEscape = findNextEscape(css, 0);
  tokenize(css, (type, start, end) => {
    if (builder.isSpent) return;
    if (++tokens % tokensPerItem === 0) builder.spend(1);
    readEnd = end;
    if (type === WhiteSpace) return;
    if (type === Comment) return replaceToken(start, end, " ");
    if (openParentheses === 0) {
      if (type === Semicolon) return builder.endStatement(...takeStatement(start));
      if (type === LeftCurlyBracket) return builder.beginBlock(...takeStatement(start));
      if (type === RightCurlyBracket) {
        builder.endStatement(...takeStatement(start));
        return builder.endBlock();
      }
    }
    if (statementStart < 0) statementStart = start;
    if (type === LeftParenthesis || type === FunctionToken) openParentheses++;
    else if (type === RightParenthesis) openParentheses = Math.max(0, openParentheses - 1);
    if (nextEscape < start) nextEscape = findNextEscape(css, start);
    if (nextEscape < end) replaceToken(start, end, ident.decode(css.slice(start, end)));
  });
  builder.endStatement(...takeStatement(readEnd));
  return builder;
}

function findNextEscape(css: string, from: number): number {
  const offset = css.indexOf("\\", from);
  return offset < 0 ? Number.POSITIVE_INFINITY : offset;
}

function toAtRule(text: string, location: SourceLocation): AtRule {
  const name = /^@([-\w]*)/.exec(text)?.[1] ?? "";
  return { name: name.toLowerCase(), prelude: text.slice(name.length + 1).trim(), location };
}

/** What a statement declares. Most statements occur in several sources of a design. */
const parseDeclaration = memoizeText((text): Pick<Declaration, "property" | "value" | "important"> | undefined => {
  const colon = text.indexOf(":");
  if (colon < 1) return undefined;
  const name = text.slice(0, colon).trim();
  const declared = text.slice(colon + 1).trim();
  const bang = declared.lastIndexOf("!");
  const important =
    bang >= 0 &&
    declared
      .slice(bang + 1)
      .trim()
      .toLowerCase() === "important";
  return {
    property: name.startsWith("--") ? name : name.toLowerCase(),
    value: important ? declared.slice(0, bang).trim() : declared,
    important,
  };
});

/** Combines a nested selector with its parent selector, unless either is absurdly long. */
function nestSelector(outer: string, inner: string): string {
  if (!outer || inner.length > 500 || outer.length > 2000) return inner;
  return inner.includes("&") ? inner.replaceAll("&", () => outer).slice(0, 2000) : `${outer} ${inner}`;
}
