import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** An unclosed element would contain whatever follows the fragment. */
export const markupClosed: SourceRule = {
  id: "markup-closed",
  summary: "Elements, tags and comments are closed.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const { message, fix, offset } of markup.faults) yield { location: locateElement(markup, { offset }), message, fix };
  },
};
