import { findInside } from "#/audit/elements";
import { isFocusable } from "#/audit/is-focusable";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/**
 * What is hidden from those who listen is out of the keyboard's way too (WAI-ARIA, `aria-hidden`).
 */
export const hiddenUnfocusable: SourceRule = {
  id: "hidden-unfocusable",
  summary: "What is hidden from those who listen is out of the keyboard's way too.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      const hidden = findInside(markup, ({ attributes }) => attributes.get("aria-hidden") === "true", true);
      const unreachable = findInside(markup, ({ attributes }) => attributes.has("hidden") || attributes.has("inert"), true);
      for (const element of markup.elements)
        if (hidden.has(element) && !unreachable.has(element) && isFocusable(element))
          yield {
            location: locateElement(markup, element),
            message: `The ${element.name} is hidden from those who listen, and the keyboard stops at it.`,
            fix: 'Take aria-hidden away, or add tabindex="-1".',
          };
    }
  },
};
