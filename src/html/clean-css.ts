import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { ident, string, url } from "css-tree/utils";
import { isLocal, isSafeInStyles, normalizeAddress } from "#/html/addresses";

/** An address that a style sheet names, in the form that a browser reads, with its place in the text. */
export type CssAddress = {
  readonly value: string;
  readonly offset: number;
  /** The property, or the at-rule with its `@`, that names it. */
  readonly from: string;
  readonly isSafe: boolean;
};

/** A style sheet or the value of a style attribute in canonical form, and the addresses that it names. */
export type CleanCss = { readonly text: string; readonly addresses: readonly CssAddress[] };

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

/** Functions whose strings are addresses. */
const addressFunctions: ReadonlySet<string> = new Set(
  "url src image image-set -webkit-image-set cross-fade -webkit-cross-fade -moz-image-set".split(" "),
);
/** Properties whose strings are shown as text, whatever they look like. */
const textProperties: ReadonlySet<string> = new Set(["content", "quotes"]);
const blocked = '"about:invalid"';

type Block = { readonly closer: "}" | ")" | "]"; readonly isAddress: boolean };

/** Results of this process, because one style sheet is read again with every page and every round. */
const known = new Map<string, CleanCss>();
const maxKnown = 64;
const maxKnownLength = 200_000;

/** The canonical form of CSS, from memory where it was asked for lately. */
export function cleanCss(css: string): CleanCss {
  const before = known.get(css);
  if (before) return before;
  const clean = readCss(css);
  if (css.length > 200 && css.length <= maxKnownLength) {
    if (known.size >= maxKnown) known.clear();
    known.set(css, clean);
  }
  return clean;
}

/**
 * Reads CSS by its tokens (CSS Syntax 3), so that escapes, comments and nesting hide nothing, and writes it again without comments, with
 * every block closed, without a `<` that could start a tag, and with unsafe addresses replaced. Writing the result again changes nothing.
 * Linear in the length of the text and without recursion.
 */
function readCss(css: string): CleanCss {
  const out: string[] = [];
  const addresses: CssAddress[] = [];
  const blocks: Block[] = [];
  let property = "";
  let candidate = "";
  let atRule = "";
  let spaceBeforeLetter = false;

  const emit = (piece: string) => {
    if (spaceBeforeLetter && /^[a-z!/?-]/i.test(piece)) out.push(" ");
    spaceBeforeLetter = piece.endsWith("<");
    out.push(piece);
  };
  const noteAddress = (raw: string, offset: number): boolean => {
    const value = normalizeAddress(raw);
    const isSafe = isSafeInStyles(value) && atRule !== "@import";
    addresses.push({ value, offset, from: atRule === "@import" ? atRule : property || atRule, isSafe });
    return isSafe;
  };
  const close = (closer: Block["closer"]) => {
    // One that closes nothing keeps what stands around it apart.
    if (blocks.at(-1)?.closer !== closer) return /[\s{};]$/.test(out.at(-1) ?? " ") ? undefined : emit(" ");
    blocks.pop();
    emit(closer);
    if (closer === "}") property = "";
  };
  const open = (opener: string, closer: Block["closer"], isAddress = false) => {
    blocks.push({ closer, isAddress: isAddress || blocks.at(-1)?.isAddress === true });
    emit(opener);
  };

  const text = withoutOpenEscape(css);
  tokenize(text, (type, start, end) => {
    const raw = text.slice(start, end);
    switch (type) {
      case Url:
        return emit(`url(${noteAddress(url.decode(raw), start) ? writeAddress(url.decode(raw)) : blocked})`);
      case StringToken: {
        const value = string.decode(raw);
        const isAddress =
          blocks.at(-1)?.isAddress === true || atRule === "@import" || couldBecomeAddress(value, property, blocks);
        return emit(isAddress && !noteAddress(value, start) ? blocked : quoted(value));
      }
      case FunctionToken: {
        const name = ident.decode(raw.slice(0, -1)).toLowerCase();
        if (name !== "url" || raw.toLowerCase() === "url(") return open(raw, ")", addressFunctions.has(name));
        // A browser reads an escaped `url(` as one token up to the next parenthesis; the tokenizer reads a function.
        addresses.push({ value: "", offset: start, from: property || atRule, isSafe: false });
        return open("removed-url(", ")", true);
      }
      case AtKeyword:
        atRule = `@${ident.decode(raw.slice(1)).toLowerCase()}`;
        property = "";
        // An unknown at-rule is dropped by every browser, with what belongs to it.
        if (atRule !== "@import") return emit(raw);
        addresses.push({ value: "", offset: start, from: "@import", isSafe: false });
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
  return { text: out.join(""), addresses };
}

/** An address as it stands in `url()`: without quotes where it has only plain characters. */
const writeAddress = (address: string) => (/^[\w#.:/?=%;,+~@!$*-]+$/.test(address) ? address : quoted(address));

/** A string of CSS that holds no `<` and no line end. */
const quoted = (text: string) => string.encode(text).replaceAll("<", "\\3c ");

/**
 * Whether a string may come to stand in a function that loads something, as the value of a variable does. Selectors and texts that are
 * shown hold addresses without loading them.
 */
function couldBecomeAddress(value: string, property: string, blocks: readonly Block[]): boolean {
  if (textProperties.has(property) || blocks.at(-1)?.closer === "]") return false;
  return !isLocal(normalizeAddress(value));
}

/** CSS without a backslash at its very end: it escapes nothing there, and would escape what is put after it. */
function withoutOpenEscape(css: string): string {
  let at = css.length;
  while (css[at - 1] === "\\") at--;
  return (css.length - at) % 2 === 1 ? css.slice(0, -1) : css;
}
