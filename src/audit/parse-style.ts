import { type SourceBudget, isBudgetSpent, createSourceBudget, spendBudget } from "#/audit/budget";
import {
  findEscapeEnd,
  isWhitespace,
  findRunEnd,
  findWhitespaceEnd,
  findStringEnd,
  unescapeCss,
  findUrlEnd,
} from "#/audit/css-scanner";
import type { SourceLocation } from "#/audit/source-location";

/**
 * A declaration: `property` in lower case (custom properties as written), `value` without comments,
 * escapes read, spaces folded.
 */
export type Declaration = {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
  /** The selector it stands under; empty for a style attribute. */
  readonly selector: string;
  /** The at-rules around it, outermost first, such as `@media (prefers-color-scheme: dark)`. */
  readonly within: readonly string[];
  readonly location: SourceLocation;
};

/**
 * An at-rule: its name without the sign, in lower case, and what stands before its block or
 * semicolon.
 */
export type AtRule = { readonly name: string; readonly prelude: string; readonly location: SourceLocation };

/** A style sheet, flat: nested rules stand with the selectors and at-rules around them. */
export type Style = { readonly declarations: readonly Declaration[]; readonly atRules: readonly AtRule[] };

/** How many steps through a style sheet count as one piece of the budget. */
const stepsPerItem = 12;

type Block = { readonly selector: string; readonly within: readonly string[] };

/**
 * Reads a style sheet (or with `inline` the content of a style attribute) in one pass and in time
 * that grows with its length alone, until the budget is spent. `place` gives the spot of an offset.
 * Comments, strings, escapes, parentheses and unquoted `url(…)` are read by the rules of CSS Syntax
 * 3.
 */
export function parseStyle(
  css: string,
  locate: (offset: number) => SourceLocation,
  { inline = false, budget = createSourceBudget() }: { readonly inline?: boolean; readonly budget?: SourceBudget } = {},
): Style {
  const declarations: Declaration[] = [];
  const atRules: AtRule[] = [];
  const stack: Block[] = inline ? [{ selector: "", within: [] }] : [];
  let parts: string[] = [];
  let start = -1;
  let depth = 0;
  let at = 0;
  let steps = 0;

  const takeStatement = () => {
    spendBudget(budget);
    const text = parts
      .join("")
      .replace(/[ \t\r\n\f]+/g, " ")
      .trim();
    const from = start;
    parts = [];
    start = -1;
    depth = 0;
    return { text, from };
  };
  const endStatement = () => {
    const { text, from } = takeStatement();
    if (!text) return;
    const block = stack.at(-1);
    if (text.startsWith("@")) atRules.push(toAtRule(text, locate(from)));
    else if (block) {
      const declaration = parseDeclaration(text, block, locate(from));
      if (declaration) declarations.push(declaration);
    }
  };
  const beginBlock = () => {
    const { text, from } = takeStatement();
    const outer = stack.at(-1) ?? { selector: "", within: [] };
    if (text.startsWith("@")) {
      atRules.push(toAtRule(text, locate(from)));
      // A cap keeps what a hundred thousand nested blocks remember within bounds.
      stack.push({
        selector: outer.selector,
        within: outer.within.length < 16 ? [...outer.within, text.toLowerCase()] : outer.within,
      });
    } else stack.push({ selector: nestSelector(outer.selector, text), within: outer.within });
  };

  while (at < css.length && !isBudgetSpent(budget)) {
    // Escapes and parentheses make many steps of few characters, and count as pieces by the dozen.
    if (++steps % stepsPerItem === 0) spendBudget(budget);
    const from = at;
    const character = css[at] ?? "";
    if (character === "/" && css[at + 1] === "*") {
      const close = css.indexOf("*/", at + 2);
      at = close < 0 ? css.length : close + 2;
      parts.push(" ");
      continue;
    }
    if (isWhitespace(character)) {
      at = findWhitespaceEnd(css, at + 1);
      parts.push(" ");
      continue;
    }
    if (start < 0) start = at;
    if (character === '"' || character === "'") {
      at = findStringEnd(css, at);
      parts.push(unescapeCss(css.slice(from, at)));
    } else if (character === "\\") {
      at = findEscapeEnd(css, at);
      parts.push(unescapeCss(css.slice(from, at)));
    } else if (character === "(") {
      at++;
      parts.push("(");
      if (/url$/i.test(parts.slice(-4).join("").slice(-4))) {
        const close = findUrlEnd(css, at);
        if (close !== undefined) {
          parts.push(unescapeCss(css.slice(at, close)), ")");
          at = close + 1;
          continue;
        }
      }
      depth++;
    } else if (depth > 0 && character === ")") {
      depth--;
      parts.push(")");
      at++;
    } else if (depth === 0 && character === ";") {
      at++;
      endStatement();
    } else if (depth === 0 && character === "{") {
      at++;
      beginBlock();
    } else if (depth === 0 && character === "}") {
      at++;
      endStatement();
      if (!inline || stack.length > 1) stack.pop();
    } else {
      at = findRunEnd(css, at + 1);
      parts.push(css.slice(from, at));
    }
  }
  endStatement();
  return { declarations, atRules };
}

function toAtRule(text: string, location: SourceLocation): AtRule {
  const name = /^@([-\w]*)/.exec(text)?.[1] ?? "";
  return { name: name.toLowerCase(), prelude: text.slice(name.length + 1).trim(), location };
}

function parseDeclaration(text: string, { selector, within }: Block, location: SourceLocation): Declaration | undefined {
  const colon = text.indexOf(":");
  if (colon < 1) return undefined;
  const name = text.slice(0, colon).trim();
  const written = text.slice(colon + 1).trim();
  const bang = written.lastIndexOf("!");
  const important =
    bang >= 0 &&
    written
      .slice(bang + 1)
      .trim()
      .toLowerCase() === "important";
  return {
    property: name.startsWith("--") ? name : name.toLowerCase(),
    value: important ? written.slice(0, bang).trim() : written,
    important,
    selector,
    within,
    location,
  };
}

/** A nested selector with the one around it; one that is absurdly long stands alone. */
function nestSelector(outer: string, inner: string): string {
  if (!outer || inner.length > 500 || outer.length > 2000) return inner;
  return inner.includes("&") ? inner.replaceAll("&", () => outer).slice(0, 2000) : `${outer} ${inner}`;
}
