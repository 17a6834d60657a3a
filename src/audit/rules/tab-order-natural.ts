import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 2.4.3. */
export const tabOrderNatural: SourceRule = {
  id: "tab-order-natural",
  summary: "The tab order follows the order of the markup.",
  severity: "warning",
  safety: false,
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
