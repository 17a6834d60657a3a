/**
 * A value in a JSON text with its place, `end` exclusive. Objects have members, arrays have
 * entries.
 */
export type JsonNode = {
  readonly start: number;
  readonly end: number;
  readonly members?: readonly { readonly name: string; readonly node: JsonNode }[];
  readonly entries?: readonly JsonNode[];
  /** Whether a comma follows the last member or entry. */
  readonly endsInComma?: boolean;
};

/** How deep a text may be nested. */
const maxDepth = 64;

/** Where white space and comments, which editors allow in their settings, end. */
function skipGap(text: string, from: number): number {
  for (let at = from; ; ) {
    const mark = text.slice(at, at + 2);
    if (mark === "//" || mark === "/*") {
      const end = text.indexOf(mark === "//" ? "\n" : "*/", at + 2);
      if (end < 0) return mark === "//" ? text.length : at;
      at = mark === "//" ? end : end + 2;
    } else if (mark !== "" && mark.charAt(0).trim() === "") at++;
    else return at;
  }
}

const scalar = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads a JSON text with its places, comments and commas at the end of lists allowed. Throws a
 * SyntaxError that names the line.
 */
export function parseJsonText(text: string): JsonNode {
  let at = text.startsWith("\ufeff") ? 1 : 0;
  const skip = () => {
    at = skipGap(text, at);
  };
  const fail = (): never => {
    throw new SyntaxError(`line ${text.slice(0, at).split("\n").length} is not JSON`);
  };
  const consume = (mark: string) => {
    if (text[at] !== mark) fail();
    at++;
  };
  const scalarNode = (): JsonNode => {
    scalar.lastIndex = at;
    const found = scalar.exec(text)?.[0] ?? fail();
    at += found.length;
    return { start: at - found.length, end: at };
  };
  /** Everything up to the closing mark, with a comma between any two. */
  const readList = (close: string, readItem: (depth: number) => void, depth: number): boolean => {
    let endsInComma = false;
    for (skip(); text[at] !== close; skip()) {
      readItem(depth);
      skip();
      endsInComma = text[at] === ",";
      if (endsInComma) at++;
      else if (text[at] !== close) fail();
    }
    at++;
    return endsInComma;
  };
  const node = (depth: number): JsonNode => {
    if (depth > maxDepth) fail();
    const start = at;
    if (text[at] === "{") {
      at++;
      const members: { name: string; node: JsonNode }[] = [];
      const endsInComma = readList(
        "}",
        (inner) => {
          if (text[at] !== '"') fail();
          const key = scalarNode();
          skip();
          consume(":");
          skip();
          members.push({ name: String(JSON.parse(text.slice(key.start, key.end))), node: node(inner) });
        },
        depth + 1,
      );
      return { start, end: at, members, endsInComma };
    }
    if (text[at] === "[") {
      at++;
      const entries: JsonNode[] = [];
      const endsInComma = readList("]", (inner) => entries.push(node(inner)), depth + 1);
      return { start, end: at, entries, endsInComma };
    }
    return scalarNode();
  };
  skip();
  const root = node(0);
  skip();
  if (at < text.length) fail();
  return root;
}

/** The value at a place, comments left out. */
export function getJsonValue(text: string, { start, end, members, entries }: JsonNode): unknown {
  if (members) return Object.fromEntries(members.map(({ name, node }) => [name, getJsonValue(text, node)]));
  if (entries) return entries.map((entry) => getJsonValue(text, entry));
  return JSON.parse(text.slice(start, end));
}
