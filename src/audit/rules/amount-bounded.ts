import type { SourceRule } from "#/audit/rule";
import { maxMarkupItems } from "#/html/limits";

/** Content that was not checked must not pass as safe. */
export const amountBounded: SourceRule = {
  id: "amount-bounded",
  summary: "A source is small enough to be checked completely.",
  severity: "error",
  safety: true,
  *check({ isTruncated }) {
    if (isTruncated)
      yield {
        message: `The source has more than ${maxMarkupItems} tags, attributes and declarations; the rest was not checked.`,
        fix: "Split it into several sources, and remove unused styles.",
      };
  },
};
