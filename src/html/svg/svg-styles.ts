import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { ident } from "css-tree/utils";
import { isSvgElement, type SvgElement, createSvgFailure } from "#/html/svg/parse-svg";
import { maxCssTokens, maxSelectorChecks } from "#/html/svg/svg-limits";

/** One declaration. The value is as written, without comments. */
export type Declaration = { readonly property: string; readonly value: string; readonly isImportant: boolean };

/** A compound selector: what one element has to be. An empty name matches any. */
type Compound = {
  name: string;
  readonly ids: string[];
  readonly classes: string[];
  /** How it relates to the compound before it. */
  readonly relation: "descendant" | "child";
};

type Rule = {
  readonly compounds: readonly Compound[];
  readonly specificity: number;
  readonly declarations: readonly Declaration[];
};

export type StyleSheet = {
  readonly rules: readonly Rule[];
  /** What was not understood and has no effect: selectors and at-rules. */
  readonly ignored: readonly string[];
};

type Token = { readonly type: number; readonly text: string };

const {
  AtKeyword,
  CDC,
  CDO,
  Colon,
  Comma,
  Comment,
  Function: FunctionToken,
  Hash,
  Ident,
  LeftCurlyBracket,
  LeftParenthesis,
  RightCurlyBracket,
  RightParenthesis,
  Semicolon,
  WhiteSpace,
} = tokenTypes;

function listTokens(css: string): Token[] {
  const tokens: Token[] = [];
  tokenize(css, (type, start, end) => {
    if (type === Comment || type === CDO || type === CDC) return;
    if (tokens.length >= maxCssTokens)
      throw createSvgFailure(
        `its styles have more than ${maxCssTokens} tokens`,
        "Export it with presentation attributes instead of styles.",
      );
    tokens.push({ type, text: css.slice(start, end) });
  });
  return tokens;
}

const isSpace = ({ type }: Token) => type === WhiteSpace;

/** Reads the declarations from a position to the end of their block; returns where that is. */
function readDeclarations(tokens: readonly Token[], start: number): { readonly list: Declaration[]; readonly end: number } {
  const list: Declaration[] = [];
  let at = start;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    if (token.type === RightCurlyBracket) break;
    if (token.type !== Ident) {
      at++;
      continue;
    }
    let colon = at + 1;
    while (colon < tokens.length && isSpace(tokens[colon] as Token)) colon++;
    if (tokens[colon]?.type !== Colon) {
      at++;
      continue;
    }
    const property = ident.decode(token.text).toLowerCase();
    let value = "";
    let depth = 0;
    at = colon + 1;
    for (; at < tokens.length; at++) {
      const { type, text } = tokens[at] as Token;
      if (depth === 0 && (type === Semicolon || type === RightCurlyBracket)) break;
      const opens = type === FunctionToken || type === LeftParenthesis || type === LeftCurlyBracket;
      const closes = type === RightParenthesis || type === RightCurlyBracket;
      if (opens) depth++;
      if (closes) depth = Math.max(0, depth - 1);
      value += type === WhiteSpace ? " " : text;
    }
    const mark = value.lastIndexOf("!");
    const isImportant =
      mark >= 0 &&
      value
        .slice(mark + 1)
        .trim()
        .toLowerCase() === "important";
    list.push({ property, value: (isImportant ? value.slice(0, mark) : value).trim(), isImportant });
  }
  return { list, end: at };
}

/** The declarations of a `style` attribute. */
export const parseStyleAttribute = (css: string): readonly Declaration[] => readDeclarations(listTokens(css), 0).list;

/** Parses one selector. Undefined if it has anything but names, classes, ids and descent. */
function parseSelector(tokens: readonly Token[]): readonly Compound[] | undefined {
  const compounds: Compound[] = [];
  let relation: Compound["relation"] = "descendant";
  let isOpen = false;
  const current = (): Compound => {
    const last = compounds.at(-1);
    if (isOpen && last !== undefined) return last;
    const compound: Compound = { name: "", ids: [], classes: [], relation };
    compounds.push(compound);
    isOpen = true;
    relation = "descendant";
    return compound;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (isSpace(token)) isOpen = false;
    else if (token.type === Ident) {
      if (isOpen) return undefined;
      current().name = ident.decode(token.text);
    } else if (token.type === Hash) current().ids.push(ident.decode(token.text.slice(1)));
    else if (token.text === "*") current();
    else if (token.text === ">") {
      if (compounds.length === 0) return undefined;
      isOpen = false;
      relation = "child";
    } else if (token.text === ".") {
      const next = tokens[++at];
      if (next === undefined || next.type !== Ident) return undefined;
      current().classes.push(ident.decode(next.text));
    } else return undefined;
  }
  return compounds.length > 0 ? compounds : undefined;
}

const getSpecificity = (compounds: readonly Compound[]): number =>
  compounds.reduce((sum, { name, ids, classes }) => sum + ids.length * 10_000 + classes.length * 100 + (name === "" ? 0 : 1), 0);

/** Skips a rule from its prelude on: to its semicolon, or to the end of its block. */
function skipRule(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const { type } = tokens[at] as Token;
    if (type === LeftCurlyBracket) depth++;
    else if (type === RightCurlyBracket) {
      depth--;
      if (depth <= 0) return at + 1;
    } else if (type === Semicolon && depth === 0) return at + 1;
  }
  return tokens.length;
}

/** Parses the style sheets of a drawing. At-rules have no effect. */
export function parseStyleSheet(css: string): StyleSheet {
  const tokens = listTokens(css);
  const rules: Rule[] = [];
  const ignored: string[] = [];
  const ignore = (text: string) => {
    const name = text.trim().slice(0, 60);
    if (ignored.length < 20 && !ignored.includes(name)) ignored.push(name);
  };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    if (isSpace(token) || token.type === Semicolon || token.type === RightCurlyBracket) {
      at++;
      continue;
    }
    if (token.type === AtKeyword) {
      if (token.text.toLowerCase() !== "@charset") ignore(token.text);
      at = skipRule(tokens, at);
      continue;
    }
    const selectors: Token[][] = [[]];
    for (; at < tokens.length && tokens[at]?.type !== LeftCurlyBracket; at++) {
      const each = tokens[at] as Token;
      if (each.type === Comma) selectors.push([]);
      else selectors.at(-1)?.push(each);
    }
    const { list: declarations, end } = readDeclarations(tokens, at + 1);
    at = end + 1;
    for (const selector of selectors) {
      const compounds = parseSelector(selector);
      if (compounds) rules.push({ compounds, specificity: getSpecificity(compounds), declarations });
      else ignore(selector.map(({ text }) => text).join(""));
    }
  }
  // Sorting keeps the order of rules that are equally specific.
  return { rules: rules.toSorted((one, other) => one.specificity - other.specificity), ignored };
}

type Subject = { readonly element: SvgElement; readonly id: string; readonly classes: ReadonlySet<string> };

const matchesCompound = ({ element, id, classes }: Subject, compound: Compound): boolean =>
  (compound.name === "" || compound.name === element.name) &&
  compound.ids.every((each) => each === id) &&
  compound.classes.every((each) => classes.has(each));

/** Whether the last of the path matches a selector; `path` goes from the root down. */
function matchesSelector(path: readonly Subject[], compounds: readonly Compound[]): boolean {
  const last = path.at(-1);
  let index = compounds.length - 1;
  if (last === undefined || !matchesCompound(last, compounds[index] as Compound)) return false;
  let depth = path.length - 2;
  for (; index > 0; index--) {
    const wanted = compounds[index - 1] as Compound;
    if (compounds[index]?.relation === "child") {
      if (depth < 0 || !matchesCompound(path[depth] as Subject, wanted)) return false;
      depth--;
    } else {
      while (depth >= 0 && !matchesCompound(path[depth] as Subject, wanted)) depth--;
      if (depth < 0) return false;
      depth--;
    }
  }
  return true;
}

/**
 * The declarations that count for each element, in the order of the cascade (CSS Cascade 4): those
 * of style sheets by specificity, then those of the attribute, then important ones.
 */
export function cascadeStyles(root: SvgElement, { rules }: StyleSheet): ReadonlyMap<SvgElement, readonly Declaration[]> {
  const styles = new Map<SvgElement, readonly Declaration[]>();
  let checks = 0;
  const visit = (element: SvgElement, above: readonly Subject[]) => {
    const classes = new Set((element.attributes.get("class") ?? "").split(/\s+/).filter(Boolean));
    const path = [...above, { element, id: element.attributes.get("id") ?? "", classes }];
    checks += rules.length;
    if (checks > maxSelectorChecks)
      throw createSvgFailure("it has too many styles", "Export it with presentation attributes instead of styles.");
    const style = element.attributes.get("style");
    const all = [
      ...rules.flatMap(({ compounds, declarations }) => (matchesSelector(path, compounds) ? declarations : [])),
      ...(style === undefined ? [] : parseStyleAttribute(style)),
    ];
    if (all.length > 0)
      styles.set(element, [...all.filter(({ isImportant }) => !isImportant), ...all.filter(({ isImportant }) => isImportant)]);
    for (const child of element.children) if (isSvgElement(child)) visit(child, path);
  };
  visit(root, []);
  return styles;
}
