import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const labelableElements = new Set("button input meter output progress select textarea".split(" "));

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
        const target = byId.get(id);
        if (target && labelableElements.has(target.name)) continue;
        yield {
          location: locateElement(markup, element),
          message: `The label is for ${id.slice(0, 60) || "nothing"}, which is ${target ? `a ${target.name}` : "not there"}.`,
          fix: "Write the id of its control into for.",
        };
      }
    }
  },
};
