import { readReferences } from "#/formats/react/named-references";

/** A tag as it is written: names in lower case, values with their references read, and where it ends. */
export type Tag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly selfClosing: boolean;
  readonly end: number;
};

const nameEnd = /[\s/>]/g;
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;

/** Reads the tag whose name begins at an offset; of two attributes of one name the first counts (HTML, attribute name state). */
export function readTag(text: string, start: number): Tag {
  nameEnd.lastIndex = start;
  let at = nameEnd.exec(text)?.index ?? text.length;
  const name = text.slice(start, at).toLowerCase();
  const attributes = new Map<string, string>();
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (!found) break;
    at = attribute.lastIndex;
    const key = (found[1] ?? "").toLowerCase();
    if (!attributes.has(key)) attributes.set(key, readReferences(found[2] ?? found[3] ?? found[4] ?? ""));
  }
  const close = text.indexOf(">", at);
  const end = close < 0 ? text.length : close + 1;
  return { name, attributes, selfClosing: text[end - 2] === "/", end };
}
