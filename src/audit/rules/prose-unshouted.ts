import { isProse } from "#/audit/selectors";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";

/** WCAG 2.2, 1.4.8. */
export const proseUnshouted: SourceRule = {
  id: "prose-unshouted",
  summary: "Body text is not uppercase, and no text is justified.",
  severity: "warning",
  safety: false,
  *check(source) {
    for (const { property, value, selector, location } of listDeclarationsOf(
      source,
      (name) => name === "text-align" || name === "text-transform",
    )) {
      if (property === "text-align" && /^justify/i.test(value))
        yield { location, message: "Text is justified.", fix: "Use text-align: start." };
      else if (property === "text-transform" && /^uppercase/i.test(value) && isProse(selector))
        yield {
          location,
          message: "Body text is uppercase.",
          fix: "Remove text-transform; use uppercase only for short labels.",
        };
    }
  },
};
