const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Makes any text safe as HTML, SVG or XML content and inside quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const characters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

/** The text that `escapeMarkup` made safe. */
export const unescapeMarkup = (text: string): string =>
  text.includes("&") ? text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity) : text;

/** Markup that is already safe to insert; only this module creates it. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

/**
 * What a `html` template may contain: text is escaped, markup is inserted as it is, lists are
 * joined, absent values print nothing.
 */
export type MarkupPart = string | number | Markup | undefined | null | false | readonly MarkupPart[];

function render(part: MarkupPart): string {
  if (part === undefined || part === null || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "string") return escapeMarkup(part);
  if (typeof part === "number") return String(part);
  return part.map(render).join("");
}

/**
 * Template tag for HTML and SVG: every interpolated text is escaped, so that text from a brief can
 * never become markup.
 *
 * Line breaks of the source, with the indentation after them, are layout: between nodes they print
 * nothing, between words and inside a tag one space. A line break in the output is written `\n`.
 *
 * @example
 * html`
 *   <ul
 *     class="list"
 *     id="plans">
 *     ${plans.map(({ name }) => html`<li>${name}</li>\n`)}
 *   </ul>`
 */
export function html(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  const literals = getLiterals(strings);
  let text = literals[0] ?? "";
  for (let index = 0; index < parts.length; index++) text += render(parts[index]) + (literals[index + 1] ?? "");
  return new Markup(text);
}

/** The literals of each template without the layout of the source, so that it is removed once. */
const literalsByTemplate = new WeakMap<TemplateStringsArray, readonly string[]>();

function getLiterals(strings: TemplateStringsArray): readonly string[] {
  const known = literalsByTemplate.get(strings);
  if (known) return known;
  const literals = strings.some((literal) => literal.includes("\n")) ? removeLayout(strings.raw) : strings;
  literalsByTemplate.set(strings, literals);
  return literals;
}

/**
 * `\n`, a code point (which the bundler also writes for a character beyond ASCII) or one character.
 */
const escapePattern = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|(.))/gi;

function printEscape(_: string, codePoint?: string, codeUnit?: string, character = ""): string {
  const hex = codePoint ?? codeUnit;
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  return character === "n" ? "\n" : character;
}

/**
 * Whether a line ends with text, neither with a tag nor with `\n`; whether one begins with text.
 */
const textEnd = /[^>n\s]$|[^\\]n$/;
const textStart = /^[^<\\]/;

function removeLayout(raws: readonly string[]): readonly string[] {
  let isInTag = false;
  return raws.map((raw) => {
    const [first = "", ...lines] = raw.split("\n");
    let literal = "";
    const append = (line: string) => {
      literal += line;
      const [opening, closing] = [line.lastIndexOf("<"), line.lastIndexOf(">")];
      if (opening !== closing) isInTag = opening > closing;
    };
    append(first);
    for (const line of lines.map((indented) => indented.trimStart()))
      append((isInTag || (textEnd.test(literal) && textStart.test(line)) ? " " : "") + line);
    return literal.replace(escapePattern, printEscape);
  });
}

/**
 * Marks text that this code base wrote itself (style sheets, path data) as safe to insert. Never
 * pass text from a caller.
 */
export function trustMarkup(text: string): Markup {
  return new Markup(text);
}
