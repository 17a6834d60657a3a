import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** A fragment may start at any level. */
export const headingOrder: MarkupRule = {
  id: "heading-order",
  summary: "Heading levels increase by one at a time.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      let before: number | undefined;
      for (const element of markup.elements) {
        if (!/^h[1-6]$/.test(element.name)) continue;
        const level = Number(element.name[1]);
        if (before !== undefined && level > before + 1)
          yield {
            location: locateElement(markup, element),
            message: `The heading level jumps from h${before} to h${level}.`,
            fix: `Use an h${before + 1}, and set its appearance with a class.`,
          };
        before = level;
      }
    }
  },
};
