const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Makes any text safe as HTML, SVG or XML content and inside quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Markup that is already safe to place; only this module makes it. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

/**
 * What may stand in a `html` template: text is escaped, markup is placed as it is, lists are
 * joined, nothing prints for absent values.
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
 * Template tag for HTML and SVG: every interpolated text is escaped, so text from a brief can never
 * become markup.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  let text = strings[0] ?? "";
  for (let index = 0; index < parts.length; index++) text += render(parts[index]) + (strings[index + 1] ?? "");
  return new Markup(text);
}

/**
 * Marks text that this code base wrote itself (style sheets, path data) as safe to place. Never
 * pass text from a caller.
 */
export function trustMarkup(text: string): Markup {
  return new Markup(text);
}
