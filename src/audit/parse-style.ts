import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { ident } from "css-tree/utils";
import type { SourceLocation } from "#/audit/source-location";
import { createMarkupBudget, type MarkupBudget } from "#/html/limits";

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

/**
 * Parses a style sheet, or with `inline` the value of a style attribute, token by token (CSS Syntax
 * 3). Linear in the length of the text and not recursive; stops when the budget is spent. `locate`
 * maps an offset of the text to a location.
 */
export function parseStyle(
  css: string,
  locate: (offset: number) => SourceLocation,
  { inline = false, budget = createMarkupBudget() }: { readonly inline?: boolean; readonly budget?: MarkupBudget } = {},
): Style {
  const declarations: Declaration[] = [];
  const atRules: AtRule[] = [];
  const stack: Block[] = inline ? [{ selector: "", within: [] }] : [];
  let decoded = "";
  let decodedEnd = 0;
  let statementStart = -1;
  let openParentheses = 0;
  let tokens = 0;

  const spend = () => {
    if (budget.left > 0) budget.left--;
  };
  const replaceToken = (start: number, end: number, text: string) => {
    decoded += css.slice(decodedEnd, start) + text;
    decodedEnd = end;
  };
  const takeStatement = (end: number) => {
    spend();
    replaceToken(end, end + 1, "");
    const text = decoded.replace(/[ \t\r\n\f]+/g, " ").trim();
    const from = statementStart;
    decoded = "";
    statementStart = -1;
    openParentheses = 0;
    return { text, from };
  };
  const endStatement = (end: number) => {
    const { text, from } = takeStatement(end);
    if (!text) return;
    const block = stack.at(-1);
    if (text.startsWith("@")) atRules.push(toAtRule(text, locate(from)));
    else if (block) {
      const declaration = parseDeclaration(text, block, locate(from));
      if (declaration) declarations.push(declaration);
    }
  };
  const beginBlock = (end: number) => {
    const { text, from } = takeStatement(end);
    const outer = stack.at(-1) ?? { selector: "", within: [] };
    if (text.startsWith("@")) {
      atRules.push(toAtRule(text, locate(from)));
      const within = outer.within.length < maxAtRules ? [...outer.within, text.toLowerCase()] : outer.within;
      stack.push({ selector: outer.selector, within });
    } else stack.push({ selector: nestSelector(outer.selector, text), within: outer.within });
  };

  let readEnd = 0;
  let nextEscape = findNextEscape(css, 0);
  tokenize(css, (type, start, end) => {
    if (budget.left <= 0) return;
    if (++tokens % tokensPerItem === 0) spend();
    readEnd = end;
    if (type === WhiteSpace) return;
    if (type === Comment) return replaceToken(start, end, " ");
    if (openParentheses === 0) {
      if (type === Semicolon) return endStatement(start);
      if (type === LeftCurlyBracket) return beginBlock(start);
      if (type === RightCurlyBracket) {
        endStatement(start);
        if (!inline || stack.length > 1) stack.pop();
        return;
      }
    }
    if (statementStart < 0) statementStart = start;
    if (type === LeftParenthesis || type === FunctionToken) openParentheses++;
    else if (type === RightParenthesis) openParentheses = Math.max(0, openParentheses - 1);
    if (nextEscape < start) nextEscape = findNextEscape(css, start);
    if (nextEscape < end) replaceToken(start, end, ident.decode(css.slice(start, end)));
  });
  endStatement(readEnd);
  return { declarations, atRules };
}

function findNextEscape(css: string, from: number): number {
  const offset = css.indexOf("\\", from);
  return offset < 0 ? Number.POSITIVE_INFINITY : offset;
}

function toAtRule(text: string, location: SourceLocation): AtRule {
  const name = /^@([-\w]*)/.exec(text)?.[1] ?? "";
  return { name: name.toLowerCase(), prelude: text.slice(name.length + 1).trim(), location };
}

function parseDeclaration(text: string, { selector, within }: Block, location: SourceLocation): Declaration | undefined {
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
    selector,
    within,
    location,
  };
}

/** Combines a nested selector with its parent selector, unless either is absurdly long. */
function nestSelector(outer: string, inner: string): string {
  if (!outer || inner.length > 500 || outer.length > 2000) return inner;
  return inner.includes("&") ? inner.replaceAll("&", () => outer).slice(0, 2000) : `${outer} ${inner}`;
}
