import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** The keyboard goes through a page in the order in which it is written (WCAG 2.2, 2.4.3). */
export const tabOrderNatural: SourceRule = {
  id: "tab-order-natural",
  summary: "The keyboard goes through a page in the order in which it is written.",
  severity: "warning",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements)
        if (Number(element.attributes.get("tabindex") ?? 0) > 0)
          yield {
            location: locateElement(markup, element),
            message: `tabindex="${element.attributes.get("tabindex")?.slice(0, 12)}" lets the keyboard jump.`,
            fix: 'Make it tabindex="0" and let the order of the markup speak.',
            ...createEdits(locateElement(markup, element), `"${element.attributes.get("tabindex")}"`, '"0"'),
          };
  },
};
