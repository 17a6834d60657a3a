import { hasOwnName, findInside, isHidden } from "#/audit/elements";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 1.1.1. */
export const svgNamed: MarkupRule = {
  id: "svg-named",
  summary: "Inline SVGs have a name or are hidden from assistive technology.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const hidden = findInside(markup, isHidden, true);
      const inner = findInside(markup, ({ name }) => name === "svg");
      const titledElements = new Set(
        markup.elements.filter(({ name, text }) => name === "title" && text.trim() !== "").map(({ parent }) => parent),
      );
      for (const element of markup.elements) {
        const { name, attributes } = element;
        if (name !== "svg" || hidden.has(element) || inner.has(element) || titledElements.has(element) || hasOwnName(element))
          continue;
        if (!["presentation", "none"].includes(attributes.get("role") ?? ""))
          yield {
            location: locateElement(markup, element),
            message: "The SVG has neither a name nor aria-hidden.",
            fix: 'Add a title element, or aria-hidden="true" if it is decorative.',
          };
      }
    }
  },
};
