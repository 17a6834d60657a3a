import { createEdits } from "#/audit/edit";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 2.4.3. */
export const tabOrderNatural: MarkupRule = {
  id: "tab-order-natural",
  summary: "The tab order follows the order of the markup.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements)
        if (Number(element.attributes.get("tabindex") ?? 0) > 0)
          yield {
            location: locateElement(markup, element),
            message: `tabindex="${element.attributes.get("tabindex")?.slice(0, 12)}" changes the tab order.`,
            fix: 'Use tabindex="0", so that the tab order follows the markup.',
            ...createEdits(locateElement(markup, element), `"${element.attributes.get("tabindex")}"`, '"0"'),
          };
  },
};
