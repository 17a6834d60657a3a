import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/**
 * No attribute stands twice in one tag: browsers read the first and drop what was meant by the
 * other (HTML, parse errors).
 */
export const attributesOnce: SourceRule = {
  id: "attributes-once",
  summary: "No attribute stands twice in one tag: browsers read the first and drop what was meant by the other.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const { attribute, offset } of markup.duplicateAttributes)
        yield {
          location: locateElement(markup, { offset }),
          message: `The attribute ${attribute.slice(0, 40)} stands twice in one tag.`,
          fix: "Write both values into the first one.",
        };
  },
};
