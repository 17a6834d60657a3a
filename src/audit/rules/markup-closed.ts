import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/**
 * Every element, tag and comment that is opened is closed, so that a fragment ends where it ends
 * wherever it is put.
 */
export const markupClosed: SourceRule = {
  id: "markup-closed",
  summary: "Every element, tag and comment that is opened is closed, so that a fragment ends where it ends wherever it is put.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const { message, fix, offset } of markup.faults) yield { location: locateElement(markup, { offset }), message, fix };
  },
};
