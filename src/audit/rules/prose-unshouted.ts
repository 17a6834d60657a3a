import { isProse } from "#/audit/prose";
import type { SourceRule } from "#/audit/rule";

/**
 * Running text is set in capitals nowhere, and no text is stretched to both edges: both are slow to
 * read (WCAG 2.2, 1.4.8).
 */
export const proseUnshouted: SourceRule = {
  id: "prose-unshouted",
  summary: "Running text is set in capitals nowhere, and no text is stretched to both edges: both are slow to read.",
  severity: "warning",
  safety: false,
  *check({ declarations }) {
    for (const { property, value, selector, location } of declarations) {
      if (property === "text-align" && /^justify/i.test(value))
        yield { location, message: "Text is stretched to both edges.", fix: "Use text-align: start." };
      else if (property === "text-transform" && /^uppercase/i.test(value) && isProse(selector))
        yield {
          location,
          message: "Running text is set in capitals.",
          fix: "Take text-transform away; capitals are for labels of a few words.",
        };
    }
  },
};
