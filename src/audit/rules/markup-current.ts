import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
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

/**
 * Looks come from styles: no element and no attribute that HTML has given up for them (HTML,
 * obsolete features).
 */
export const markupCurrent: SourceRule = {
  id: "markup-current",
  summary: "Looks come from styles: no element and no attribute that HTML has given up for them.",
  severity: "warning",
  safety: false,
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups)
      for (const element of markup.elements) {
        const obsolete = findObsolete(element);
        if (obsolete)
          yield {
            location: locateElement(markup, element),
            message: `${obsolete} is obsolete.`,
            fix: "Take it away and say the same in the style sheet, by the system's variables.",
          };
      }
  },
};

function findObsolete(element: Element): string | undefined {
  if (obsoleteElements.has(element.name)) return `The element ${element.name}`;
  for (const attribute of element.attributes.keys())
    if (Object.hasOwn(obsoleteAttributes, attribute) && obsoleteAttributes[attribute]?.test(element.name))
      return `The attribute ${attribute}`;
  return undefined;
}
