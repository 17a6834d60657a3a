import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const labelableElements = new Set("button input meter output progress select textarea".split(" "));

/** WCAG 2.2, 1.3.1. */
export const labelLeads: MarkupRule = {
  id: "label-leads",
  summary: "The for attribute of a label is the id of a control.",
  severity: "error",
  safety: false,
  reads: "markup",
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
        const problem = target ? `which is the id of a ${target.name}` : "but no element has that id";
        yield {
          location: locateElement(markup, element),
          message: `The label is for "${id.slice(0, 60)}", ${problem}.`,
          fix: "Set the for attribute to the id of the control.",
        };
      }
    }
  },
};
