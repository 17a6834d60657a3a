import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const obsoleteElements = new Set("acronym basefont big blink center dir font marquee nobr strike tt".split(" "));
const obsoleteAttributes: Readonly<Record<string, RegExp>> = {
  bgcolor: /./,
  valign: /./,
  cellpadding: /./,
  cellspacing: /./,
  align: /^(?:table|t[dhr]|div|p|h[1-6]|img|hr)$/,
  border: /^(?:table|img)$/,
  hspace: /./,
  vspace: /./,
};

/** HTML, obsolete features. */
export const markupCurrent: MarkupRule = {
  id: "markup-current",
  summary: "Markup has no obsolete elements or attributes.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups)
      for (const element of markup.elements) {
        const obsolete = findObsolete(element);
        if (obsolete)
          yield {
            location: locateElement(markup, element),
            message: `${obsolete} is obsolete.`,
            fix: "Remove it, and use a style with the system's variables instead.",
          };
      }
  },
};

function findObsolete(element: Element): string | undefined {
  if (obsoleteElements.has(element.name)) return `The ${element.name} element`;
  for (const attribute of element.attributes.keys())
    if (Object.hasOwn(obsoleteAttributes, attribute) && obsoleteAttributes[attribute]?.test(element.name))
      return `The ${attribute} attribute`;
  return undefined;
}
