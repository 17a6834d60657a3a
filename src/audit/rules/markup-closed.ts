import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** An unclosed element would contain whatever follows the fragment. */
export const markupClosed: MarkupRule = {
  id: "markup-closed",
  summary: "Elements, tags and comments are closed.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const { message, fix, offset } of markup.faults) yield { location: locateElement(markup, { offset }), message, fix };
  },
};
