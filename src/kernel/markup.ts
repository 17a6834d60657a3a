const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML, SVG and XML content and for quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Markup that is safe to insert. Created by this module only. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

/**
 * What an `html` template accepts: text is escaped, markup is inserted as it is, lists are joined,
 * absent values print nothing.
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
 * Template tag for HTML and SVG. Every interpolated text is escaped, so that text from a brief
 * never becomes markup.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  let text = strings[0] ?? "";
  for (let index = 0; index < parts.length; index++) text += render(parts[index]) + (strings[index + 1] ?? "");
  return new Markup(text);
}

/**
 * Marks text of this code base (style sheets, path data) as safe to insert. Never pass text from a
 * caller.
 */
export function trustMarkup(text: string): Markup {
  return new Markup(text);
}
