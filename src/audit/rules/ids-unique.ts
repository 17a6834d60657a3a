import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** No id stands twice in one document. */
export const idsUnique: SourceRule = {
  id: "ids-unique",
  summary: "No id stands twice in one document.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      const seen = new Set<string>();
      for (const element of markup.elements) {
        const id = element.attributes.get("id");
        if (id === undefined) continue;
        if (seen.has(id))
          yield {
            location: locateElement(markup, element),
            message: `The id ${id} stands twice.`,
            fix: "Give this one another id, and mend what refers to it.",
          };
        seen.add(id);
      }
    }
  },
};
