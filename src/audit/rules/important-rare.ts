import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";

/** At-rules in which `!important` is allowed: reader preferences and print. */
const allowedAtRulePattern = /prefers-reduced-motion|prefers-contrast|forced-colors|@media print/i;

/** `!important` declarations cannot be overridden by pages or by the system's modes. */
export const importantRare: SourceRule = {
  id: "important-rare",
  summary: "Declarations are not !important.",
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
          fix: "Remove !important, and place the rule after the one that it overrides.",
          ...createEdits(location, "!important", ""),
        };
  },
};
