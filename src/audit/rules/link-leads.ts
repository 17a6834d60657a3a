import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

export const linkLeads: MarkupRule = {
  id: "link-leads",
  summary: "Links have a target: href is neither empty nor a bare #.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const href = element.name === "a" ? element.attributes.get("href")?.trim() : undefined;
        if (href === "" || href === "#")
          yield {
            location: locateElement(markup, element),
            message: href ? 'The link\'s href is "#".' : "The link's href is empty.",
            fix: "Link to a page or an id, or use a button for an action.",
          };
      }
  },
};
