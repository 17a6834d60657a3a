import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

export const idsUnique: MarkupRule = {
  id: "ids-unique",
  summary: "Ids are unique within a document.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const seen = new Set<string>();
      for (const element of markup.elements) {
        const id = element.attributes.get("id");
        if (id === undefined) continue;
        if (seen.has(id))
          yield {
            location: locateElement(markup, element),
            message: `The id ${id} is used twice.`,
            fix: "Change this id, and update what refers to it.",
          };
        seen.add(id);
      }
    }
  },
};
