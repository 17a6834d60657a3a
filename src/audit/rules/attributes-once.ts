import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** HTML, parse error `duplicate-attribute`: browsers ignore every occurrence but the first. */
export const attributesOnce: MarkupRule = {
  id: "attributes-once",
  summary: "A tag has each attribute only once.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const { attribute, offset } of markup.duplicateAttributes)
        yield {
          location: locateElement(markup, { offset }),
          message: `The attribute ${attribute.slice(0, 40)} occurs twice in one tag; browsers ignore the second.`,
          fix: "Merge the two values.",
        };
  },
};
