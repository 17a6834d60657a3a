import { maxSourceItems } from "#/audit/budget";
import type { SourceRule } from "#/audit/rule";

/**
 * A source has no more in it than is judged to its end: what nobody has read is not called safe.
 */
export const amountBounded: SourceRule = {
  id: "amount-bounded",
  summary: "A source has no more in it than is judged to its end: what nobody has read is not called safe.",
  severity: "error",
  safety: true,
  *check({ isTruncated: isCut }) {
    if (isCut)
      yield {
        message: `It has more than ${maxSourceItems} tags, attributes and declarations; what comes after them is not judged.`,
        fix: "Send it in parts, and take out the styles that nothing uses.",
      };
  },
};
