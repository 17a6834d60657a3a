/** Elements without content (HTML standard, 13.1.2). */
export const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00a0": "&nbsp;",
  "\r": "&#13;",
};

/** Escapes text between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>\u00a0\r]/g, (character) => entities[character] ?? "");

/** Boolean attributes (HTML standard, 2.3.2). */
const booleanAttributes: ReadonlySet<string> = new Set([
  ...["allowfullscreen", "autofocus", "autoplay", "checked", "controls", "default", "disabled", "formnovalidate", "hidden"],
  ...["inert", "ismap", "itemscope", "loop", "multiple", "muted", "novalidate", "open", "playsinline", "readonly", "required"],
  ...["reversed", "selected"],
]);

/** Formats an attribute with a space before it. */
export const formatAttribute = (name: string, value: string): string =>
  value === "" && booleanAttributes.has(name) ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;

/**
 * Escapes an attribute value. Unlike the standard's algorithm it also escapes `<`, so that no value
 * can become a tag.
 */
const escapeAttribute = (text: string): string => text.replace(/[&<>"\u00a0\r]/g, (character) => entities[character] ?? "");
