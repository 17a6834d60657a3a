import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { ident, string, url } from "css-tree/utils";
import { isLocalUrl, isSafeCssUrl, normalizeUrl } from "#/html/urls";

/** A URL in CSS, normalized as browsers do, with its offset in the text. */
export type CssUrl = {
  readonly value: string;
  readonly offset: number;
  /** The property that contains it, or the at-rule with its `@`. */
  readonly from: string;
  readonly isSafe: boolean;
};

/** CSS in canonical form, and the URLs that it contains. */
export type CleanCss = { readonly text: string; readonly urls: readonly CssUrl[] };

const {
  Ident,
  Function: FunctionToken,
  AtKeyword,
  String: StringToken,
  BadString,
  Url,
  BadUrl,
  Delim,
  WhiteSpace,
  CDO,
  CDC,
  Colon,
  Semicolon,
  LeftSquareBracket,
  RightSquareBracket,
  LeftParenthesis,
  RightParenthesis,
  LeftCurlyBracket,
  RightCurlyBracket,
  Comment,
} = tokenTypes;

/** Functions whose string arguments are URLs. */
const urlFunctions: ReadonlySet<string> = new Set(
  "url src image image-set -webkit-image-set cross-fade -webkit-cross-fade -moz-image-set".split(" "),
);
/** Properties whose strings are displayed as text and never loaded. */
const textProperties: ReadonlySet<string> = new Set(["content", "quotes"]);
const blockedUrl = '"about:invalid"';

type Block = { readonly closer: "}" | ")" | "]"; readonly isUrl: boolean };

/** Recent results, because the same style sheet is cleaned with every page and in every pass. */
const cache = new Map<string, CleanCss>();
const maxCached = 64;
const maxCachedLength = 200_000;

/**
 * Returns the canonical form of CSS. Recent results are cached.
 *
 * @example
 * cleanCss("a { background: url(https://x.example/a.png)").text; // 'a { background: url("about:invalid")}'
 */
export function cleanCss(css: string): CleanCss {
  const cached = cache.get(css);
  if (cached) return cached;
  const cleaned = readCss(css);
  if (css.length > 200 && css.length <= maxCachedLength) {
    if (cache.size >= maxCached) cache.clear();
    cache.set(css, cleaned);
  }
  return cleaned;
}

/**
 * Rewrites CSS token by token (CSS Syntax 3), so that escapes, comments and nesting cannot hide
 * anything: comments are emptied, blocks closed, unsafe URLs replaced, and no `<` can start a tag.
 * Cleaning the result again does not change it. Linear in the length of the text, not recursive.
 */
function readCss(css: string): CleanCss {
  const out: string[] = [];
  const urls: CssUrl[] = [];
  const blocks: Block[] = [];
  let property = "";
  let candidate = "";
  let atRule = "";
  let spaceBeforeLetter = false;

  const emit = (chunk: string) => {
    if (spaceBeforeLetter && /^[a-z!/?-]/i.test(chunk)) out.push(" ");
    spaceBeforeLetter = chunk.endsWith("<");
    out.push(chunk);
  };
  const recordUrl = (raw: string, offset: number): boolean => {
    const value = normalizeUrl(raw);
    const isSafe = isSafeCssUrl(value) && atRule !== "@import";
    urls.push({ value, offset, from: atRule === "@import" ? atRule : property || atRule, isSafe });
    return isSafe;
  };
  const close = (closer: Block["closer"]) => {
    // An unmatched bracket becomes a space, so that its neighbours do not join into one token.
    if (blocks.at(-1)?.closer !== closer) return /[\s{};]$/.test(out.at(-1) ?? " ") ? undefined : emit(" ");
    blocks.pop();
    emit(closer);
    if (closer === "}") property = "";
  };
  const open = (opener: string, closer: Block["closer"], isUrl = false) => {
    blocks.push({ closer, isUrl: isUrl || blocks.at(-1)?.isUrl === true });
    emit(opener);
  };

  const text = removeTrailingEscape(css);
  tokenize(text, (type, start, end) => {
    const raw = text.slice(start, end);
    switch (type) {
      case Url:
        return emit(`url(${recordUrl(url.decode(raw), start) ? formatUrl(url.decode(raw)) : blockedUrl})`);
      case StringToken: {
        const value = string.decode(raw);
        const isUrl = blocks.at(-1)?.isUrl === true || atRule === "@import" || canBecomeUrl(value, property, blocks);
        return emit(isUrl && !recordUrl(value, start) ? blockedUrl : quoteString(value));
      }
      case FunctionToken: {
        const name = ident.decode(raw.slice(0, -1)).toLowerCase();
        if (name !== "url" || raw.toLowerCase() === "url(") return open(raw, ")", urlFunctions.has(name));
        // Browsers read an escaped `url(` as one URL token; this tokenizer reads it as a function.
        urls.push({ value: "", offset: start, from: property || atRule, isSafe: false });
        return open("removed-url(", ")", true);
      }
      case AtKeyword:
        atRule = `@${ident.decode(raw.slice(1)).toLowerCase()}`;
        property = "";
        // Browsers ignore an unknown at-rule and its content.
        if (atRule !== "@import") return emit(raw);
        urls.push({ value: "", offset: start, from: "@import", isSafe: false });
        return emit("@removed-import");
      case Ident:
        candidate = ident.decode(raw);
        return emit(raw);
      case Colon:
        if (property === "") property = candidate.startsWith("--") ? candidate : candidate.toLowerCase();
        return emit(raw);
      case Semicolon:
        property = "";
        if (blocks.every(({ closer }) => closer === "}")) atRule = "";
        return emit(raw);
      case LeftCurlyBracket:
        property = "";
        return open(raw, "}");
      case LeftParenthesis:
        return open(raw, ")");
      case LeftSquareBracket:
        return open(raw, "]");
      case RightCurlyBracket:
        return close("}");
      case RightParenthesis:
        return close(")");
      case RightSquareBracket:
        return close("]");
      case Comment:
        return emit("/**/");
      case CDO:
      case CDC:
      case BadString:
      case BadUrl:
        return emit(" ");
      case Delim:
      case WhiteSpace:
        return emit(raw);
      default:
        return emit(raw);
    }
  });
  for (const { closer } of blocks.toReversed()) emit(closer);
  return { text: out.join(""), urls };
}

/** The argument of `url()`, quoted if it contains special characters. */
const formatUrl = (address: string) => (/^[\w#.:/?=%;,+~@!$*-]+$/.test(address) ? address : quoteString(address));

/** A CSS string without `<` and line breaks. */
const quoteString = (text: string) => string.encode(text).replaceAll("<", "\\3c ");

/**
 * Whether a string could end up in a function that loads it, for example through a variable.
 * Selectors and displayed text cannot.
 */
function canBecomeUrl(value: string, property: string, blocks: readonly Block[]): boolean {
  if (textProperties.has(property) || blocks.at(-1)?.closer === "]") return false;
  return !isLocalUrl(normalizeUrl(value));
}

/** Removes a backslash at the very end, which would escape whatever is appended. */
function removeTrailingEscape(css: string): string {
  let at = css.length;
  while (css[at - 1] === "\\") at--;
  return (css.length - at) % 2 === 1 ? css.slice(0, -1) : css;
}
