import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Headings go down one level at a time. A fragment may begin at any level. */
export const headingOrder: SourceRule = {
  id: "heading-order",
  summary: "Headings go down one level at a time.",
  severity: "warning",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      let before: number | undefined;
      for (const element of markup.elements) {
        if (!/^h[1-6]$/.test(element.name)) continue;
        const level = Number(element.name[1]);
        if (before !== undefined && level > before + 1)
          yield {
            location: locateElement(markup, element),
            message: `An h${level} follows an h${before}.`,
            fix: `Make it an h${before + 1}; looks come from a class.`,
          };
        before = level;
      }
    }
  },
};
