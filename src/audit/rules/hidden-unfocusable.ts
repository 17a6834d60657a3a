import { findInside } from "#/audit/elements";
import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WAI-ARIA, `aria-hidden`. */
export const hiddenUnfocusable: MarkupRule = {
  id: "hidden-unfocusable",
  summary: "Elements that are hidden with aria-hidden cannot receive keyboard focus.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const hidden = findInside(markup, ({ attributes }) => attributes.get("aria-hidden") === "true", true);
      const unreachable = findInside(markup, ({ attributes }) => attributes.has("hidden") || attributes.has("inert"), true);
      for (const element of markup.elements)
        if (hidden.has(element) && !unreachable.has(element) && isFocusable(element))
          yield {
            location: locateElement(markup, element),
            message: `The ${element.name} is hidden from screen readers but can receive keyboard focus.`,
            fix: 'Remove aria-hidden, or add tabindex="-1".',
          };
    }
  },
};

const formFields = new Set(["button", "select", "textarea", "input"]);

/** Whether an element can receive keyboard focus (HTML, focusable areas). */
function isFocusable({ name, attributes }: Element): boolean {
  const tabindex = attributes.get("tabindex");
  if (tabindex !== undefined && /^\s*-?\d+/.test(tabindex)) return Number.parseInt(tabindex, 10) >= 0;
  if (formFields.has(name)) return !attributes.has("disabled") && attributes.get("type")?.toLowerCase() !== "hidden";
  return name === "summary" || ((name === "a" || name === "area") && attributes.has("href"));
}
