import { type Budget, spend } from "#/audit/budget";
import { decodeReferences } from "#/audit/character-references";

/** Whether a character code is white space in HTML. */
export const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);

/** Whether a text has anything in it that could be read as markup. */
export const couldBeMarkup = (text: string) => /<[a-z!/?]/i.test(text);

/** A start or end tag: its name without a prefix, and the first of each attribute with its references read. */
export type Tag = {
  readonly name: string;
  readonly attributes: Map<string, string>;
  /** Values as they are written that look like markup. */
  readonly suspect: readonly string[];
  /** Attributes that stand in it more than once; browsers read the first. */
  readonly repeated: readonly string[];
  readonly end: number;
  readonly closed: boolean;
  readonly selfClosing: boolean;
};

/** Reads the tag whose name begins at an offset; one that the text cuts off, or the budget, ends with it. */
export function readTag(text: string, start: number, budget: Budget): Tag {
  let at = start;
  const until = (stops: (code: number) => boolean) => {
    const from = at;
    while (at < text.length && !stops(text.charCodeAt(at))) at++;
    return text.slice(from, at);
  };
  const name = until((code) => isSpace(code) || code === 47 || code === 62)
    .toLowerCase()
    .replace(/^.*:(?=.)/, "");
  const attributes = new Map<string, string>();
  const suspect: string[] = [];
  const repeated: string[] = [];
  let selfClosing = false;
  while (at < text.length && spend(budget)) {
    until((code) => !isSpace(code) && code !== 47);
    if (text[at] === ">") {
      selfClosing = text[at - 1] === "/";
      return { name, attributes, suspect, repeated, end: at + 1, closed: true, selfClosing };
    }
    if (at >= text.length) break;
    const from = at;
    at++;
    until((code) => isSpace(code) || code === 47 || code === 62 || code === 61);
    const attribute = text.slice(from, at).toLowerCase();
    until((code) => !isSpace(code));
    let value = "";
    if (text[at] === "=") {
      at++;
      until((code) => !isSpace(code));
      const quote = text[at];
      if (quote === '"' || quote === "'") {
        const end = text.indexOf(quote, at + 1);
        value = text.slice(at + 1, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
      } else value = until((code) => isSpace(code) || code === 62);
    }
    if (couldBeMarkup(value)) suspect.push(value);
    if (attributes.has(attribute)) repeated.push(attribute);
    else attributes.set(attribute, decodeReferences(value));
  }
  return { name, attributes, suspect, repeated, end: text.length, closed: false, selfClosing };
}
