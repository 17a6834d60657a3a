import type { DesignAuditRule } from "#/audit/rule";
import { requiredKinds } from "#/audit/rules/marks-complete";
import { givenRecipe } from "#/model/mark";

export const givenMarkComplete: DesignAuditRule = {
  id: "given-mark-complete",
  summary: "A mark that was brought in has every version that cannot be derived from the others.",
  severity: "info",
  safety: false,
  *check({ mark }) {
    if (mark.recipe !== givenRecipe) return;
    for (const kind of requiredKinds)
      if (!mark.assets.some((asset) => asset.kind === kind))
        yield {
          subject: `asset ${kind}`,
          message: "This version of the mark is missing: it was not brought in, and cannot be derived without changing the mark.",
          fix: "Bring it in as an SVG file, or do without it.",
        };
  },
};
