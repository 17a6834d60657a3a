import { isDeepStrictEqual } from "node:util";
import { createScanner, type Node, parseTree, visit } from "jsonc-parser";

const maxDepth = 64;
const parseOptions = { allowTrailingComma: true };

/**
 * Parses JSON that may have comments, trailing commas and a byte order mark, as editors write their
 * settings. Throws a SyntaxError that names the line, also for nesting deeper than 64.
 */
export function parseJsonc(text: string): Node {
  // The parser does not know the mark; a space in its place keeps every offset.
  const source = text.replace(/^\ufeff/, " ");
  let depth = 0;
  const fail = (line: number): never => {
    throw new SyntaxError(`line ${line + 1} is not JSON`);
  };
  const enter = (_offset: number, _length: number, line: number) => {
    if (++depth > maxDepth) fail(line);
  };
  const leave = () => {
    depth--;
  };
  visit(
    source,
    {
      onObjectBegin: enter,
      onArrayBegin: enter,
      onObjectEnd: leave,
      onArrayEnd: leave,
      onError: (_code, _offset, _length, line) => fail(line),
    },
    parseOptions,
  );
  return parseTree(source, undefined, parseOptions) ?? fail(0);
}

/** The value of a node. Of members with the same name, the last counts. */
export function toJsonValue({ type, children = [], value }: Node): unknown {
  if (type === "array") return children.map(toJsonValue);
  if (type !== "object") return value;
  return Object.fromEntries(children.map(({ children: [key, member] = [] }) => [key?.value, member && toJsonValue(member)]));
}

function findMember({ type, children = [] }: Node, name: string): Node | undefined {
  if (type !== "object") return undefined;
  return children.findLast((property) => property.children?.[0]?.value === name)?.children?.[1];
}

const getEnd = ({ offset, length }: Node) => offset + length;

/**
 * Sets one member of a JSON text and creates the objects on the way to it. Everything else keeps
 * its characters, comments and spacing included (`modify` of jsonc-parser would reformat the lines
 * around it). A text whose member has the value already is returned unchanged. Throws a SyntaxError
 * for a text that is not JSON, and for a path that leads through something other than an object.
 */
export function setMember(text: string, path: readonly string[], value: unknown): string {
  let node = parseJsonc(text);
  for (const [depth, name] of path.entries()) {
    if (node.type !== "object") throw new SyntaxError(`${path.slice(0, depth).join(".") || "it"} is not an object`);
    const existing = findMember(node, name);
    const isLast = depth === path.length - 1;
    if (existing && !isLast) {
      node = existing;
      continue;
    }
    const newValue = path.slice(depth + 1).reduceRight<unknown>((inner, outer) => ({ [outer]: inner }), value);
    if (!existing) return insertAtEnd(text, node, depth, `${JSON.stringify(name)}: `, newValue);
    if (isDeepStrictEqual(toJsonValue(existing), value)) break;
    return text.slice(0, existing.offset) + formatValue(text, newValue, depth + 1) + text.slice(getEnd(existing));
  }
  return text;
}

/**
 * Appends an entry to a list at the top level of a JSON text, and creates the list where it is
 * missing. Returns the text unchanged if `isSameEntry` accepts an existing entry. Throws the
 * same errors as `setMember`.
 */
export function appendEntry(text: string, name: string, value: unknown, isSameEntry: (entry: unknown) => boolean): string {
  const list = findMember(parseJsonc(text), name);
  if (!list) return setMember(text, [name], [value]);
  if (list.type !== "array") throw new SyntaxError(`${name} is not a list`);
  if (list.children?.some((entry) => isSameEntry(toJsonValue(entry)))) return text;
  return insertAtEnd(text, list, 1, "", value);
}

/** Adds a member or an entry at the end of an object or a list; `depth` is the nesting of `node`. */
function insertAtEnd(text: string, node: Node, depth: number, prefix: string, value: unknown): string {
  const last = node.children?.at(-1);
  const [unit, lineBreak] = [detectIndent(text), detectLineBreak(text)];
  const close = getEnd(node) - 1;
  const content = text.slice(0, close).trimEnd();
  const before = last ? addComma(content, getEnd(last)) : content;
  const added = lineBreak + unit.repeat(depth + 1) + prefix + formatValue(text, value, depth + 1);
  return before + added + lineBreak + unit.repeat(depth) + text.slice(close);
}

/** Puts a comma at `end`, before any comment, unless one follows already. */
function addComma(text: string, end: number): string {
  const scanner = createScanner(text, true);
  scanner.setPosition(end);
  scanner.scan();
  return text[scanner.getTokenOffset()] === "," ? text : `${text.slice(0, end)},${text.slice(end)}`;
}

/** A value in the indentation and line breaks of this text, its later lines indented by `depth`. */
const formatValue = (text: string, value: unknown, depth: number) =>
  JSON.stringify(value, null, detectIndent(text)).replace(/\n/g, detectLineBreak(text) + detectIndent(text).repeat(depth));

const detectIndent = (text: string) => /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
const detectLineBreak = (text: string) => /\r?\n/.exec(text)?.[0] ?? "\n";
