import { findInside, isHidden, getAudibleElements } from "#/audit/elements";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 2.4.6. */
export const headingSays: MarkupRule = {
  id: "heading-says",
  summary: "Headings are not empty.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const audible = getAudibleElements(markup);
      const hidden = findInside(markup, isHidden, true);
      for (const element of markup.elements)
        if (/^h[1-6]$/.test(element.name) && !audible.has(element) && !hidden.has(element))
          yield {
            location: locateElement(markup, element),
            message: `The ${element.name} is empty.`,
            fix: "Write what the section is about, or remove the heading.",
          };
    }
  },
};
