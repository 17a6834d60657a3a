import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import type { Element } from "#/audit/parse-markup";

/** WCAG 2.2, 1.3.1. */
export const tableHeaded: MarkupRule = {
  id: "table-headed",
  summary: "Data tables have header cells.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const headed = new Set<Element>();
      let table: Element | undefined;
      for (const element of markup.elements) {
        if (element.name === "table") table = element;
        const role = element.attributes.get("role");
        if (table && (element.name === "th" || role === "columnheader" || role === "rowheader")) headed.add(table);
      }
      for (const element of markup.elements)
        if (
          element.name === "table" &&
          !headed.has(element) &&
          !["presentation", "none"].includes(element.attributes.get("role") ?? "")
        )
          yield {
            location: locateElement(markup, element),
            message: "The table has no header cells.",
            fix: 'Change the cells of the first row or column to th elements with scope="col" or scope="row".',
          };
    }
  },
};
