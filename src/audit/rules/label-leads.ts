import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

const labelled = new Set("button input meter output progress select textarea".split(" "));

/** A label that names a control by its id names one that is there (WCAG 2.2, 1.3.1). */
export const labelLeads: SourceRule = {
  id: "label-leads",
  summary: "A label that names a control by its id names one that is there.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      const byId = new Map<string, Element>();
      for (const element of markup.elements) {
        const id = element.attributes.get("id");
        if (id) byId.set(id, element);
      }
      for (const element of markup.elements) {
        const id = element.name === "label" ? element.attributes.get("for") : undefined;
        if (id === undefined) continue;
        const meant = byId.get(id);
        if (meant && labelled.has(meant.name)) continue;
        yield {
          spot: spotOf(markup, element),
          message: `The label is for ${id.slice(0, 60) || "nothing"}, which is ${meant ? `a ${meant.name}` : "not there"}.`,
          fix: "Write the id of its control into for.",
        };
      }
    }
  },
};
