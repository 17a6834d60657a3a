import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";

/** Where it is the way to be heard: what readers ask for, print, and what is hidden. */
const allowedAtRulePattern = /prefers-reduced-motion|prefers-contrast|forced-colors|@media print/i;

/**
 * Nothing is `!important`: it can be overruled by nobody who builds with it, the system's own modes
 * included.
 */
export const importantRare: SourceRule = {
  id: "important-rare",
  summary: "Nothing is !important: it can be overruled by nobody who builds with it, the system's own modes included.",
  severity: "warning",
  safety: false,
  *check({ declarations }) {
    for (const { important, property, selector, within, location } of declarations)
      if (
        important &&
        !within.some((rule) => allowedAtRulePattern.test(rule)) &&
        !/\[hidden\]|sr-only|visually-hidden/.test(selector)
      )
        yield {
          location,
          message: `${property} is !important.`,
          fix: "Take !important away and put the rule after the one that it is meant to win over.",
          ...createEdits(location, "!important", ""),
        };
  },
};
