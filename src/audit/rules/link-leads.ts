import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Every link leads somewhere: not to nothing, and not to a bare `#`. */
export const linkLeads: SourceRule = {
  id: "link-leads",
  summary: "Every link leads somewhere: not to nothing, and not to a bare #.",
  severity: "warning",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const href = element.name === "a" ? element.attributes.get("href")?.trim() : undefined;
        if (href === "" || href === "#")
          yield {
            location: locateElement(markup, element),
            message: href ? 'A link leads to "#".' : "A link leads to nothing.",
            fix: "Name a page or a place on it; use a button for what acts.",
          };
      }
  },
};
