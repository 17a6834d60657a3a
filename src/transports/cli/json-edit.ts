import { isDeepStrictEqual } from "node:util";
import { type JsonNode, parseJsonText, getJsonValue } from "#/transports/cli/json-text";

/**
 * A JSON text with one member set: the objects on the way are made where they are missing,
 * everything else stays as it is to the letter, comments too. A member that has the value already
 * is left alone. Throws a SyntaxError for a text that is no JSON, and for a path that leads through
 * something other than an object.
 */
export function setMember(text: string, path: readonly string[], value: unknown): string {
  const [name, ...rest] = path;
  if (name === undefined) throw new Error("a member has a name");
  let node = parseJsonText(text);
  let depth = 0;
  for (let step = 0; ; step++) {
    const key = path[step] ?? name;
    if (!node.members) throw new SyntaxError(`${path.slice(0, step).join(".") || "it"} is not an object`);
    const existing = node.members.findLast((member) => member.name === key)?.node;
    const isLast = step === rest.length;
    if (existing && !isLast) {
      node = existing;
      depth++;
      continue;
    }
    const newValue = path.slice(step + 1).reduceRight<unknown>((inner, outer) => ({ [outer]: inner }), value);
    if (!existing) return insertAtEnd(text, node, depth, `${JSON.stringify(key)}: `, newValue);
    if (isDeepStrictEqual(getJsonValue(text, existing), value)) return text;
    return text.slice(0, existing.start) + formatValue(text, newValue, depth + 1) + text.slice(existing.end);
  }
}

/**
 * The same with one more entry at the end of a list, which is made where it is missing, unless one
 * that `isIt` knows is there already.
 */
export function appendEntry(text: string, name: string, value: unknown, isSameEntry: (entry: unknown) => boolean): string {
  const list = parseJsonText(text).members?.findLast((member) => member.name === name)?.node;
  if (!list) return setMember(text, [name], [value]);
  if (!list.entries) throw new SyntaxError(`${name} is not a list`);
  if (list.entries.some((entry) => isSameEntry(getJsonValue(text, entry)))) return text;
  return insertAtEnd(text, list, 1, "", value);
}

/** An object or a list with one thing more at its end; `depth` is how deep it stands itself. */
function insertAtEnd(text: string, node: JsonNode, depth: number, prefix: string, value: unknown): string {
  const last = node.members?.at(-1)?.node ?? node.entries?.at(-1);
  const [unit, lineBreak] = [detectIndent(text), detectLineBreak(text)];
  const close = node.end - 1;
  const content = text.slice(0, close).trimEnd();
  const comma = last && !node.endsInComma ? "," : "";
  const before = last ? content.slice(0, last.end) + comma + content.slice(last.end) : content;
  const added = lineBreak + unit.repeat(depth + 1) + prefix + formatValue(text, value, depth + 1);
  return before + added + lineBreak + unit.repeat(depth) + text.slice(close);
}

/** A value as it is written into this text, its later lines set in by `depth`. */
const formatValue = (text: string, value: unknown, depth: number) =>
  JSON.stringify(value, null, detectIndent(text)).replace(/\n/g, detectLineBreak(text) + detectIndent(text).repeat(depth));

const detectIndent = (text: string) => /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
const detectLineBreak = (text: string) => /\r?\n/.exec(text)?.[0] ?? "\n";
