/** Elements of HTML that have no content (HTML standard, void elements). */
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

/** Text as it stands between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>\u00a0\r]/g, (character) => entities[character] ?? "");

/** Attributes that mean something by being there (HTML standard, boolean attributes). */
const booleanAttributes: ReadonlySet<string> = new Set(
  "allowfullscreen autofocus autoplay checked controls default disabled formnovalidate hidden inert ismap itemscope loop multiple muted novalidate open playsinline readonly required reversed selected".split(
    " ",
  ),
);

/** An attribute with the space before it. */
export const formatAttribute = (name: string, value: string): string =>
  value === "" && booleanAttributes.has(name) ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;

/** A value as it stands in double quotes. Unlike the standard's serializer it escapes `<` too, so that no value can become a tag. */
const escapeAttribute = (text: string): string => text.replace(/[&<>"\u00a0\r]/g, (character) => entities[character] ?? "");
