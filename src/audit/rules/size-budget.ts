import type { SourceRule } from "#/audit/rule";

/** Most bytes of a source by its kind. */
const budgets = { component: 100_000, page: 400_000, asset: 200_000 } as const;

/** A component has at most 100 kB, a page 400 kB and a picture 200 kB. */
export const sizeBudget: SourceRule = {
  id: "size-budget",
  summary: "A component has at most 100 kB, a page 400 kB and a picture 200 kB.",
  severity: "warning",
  safety: false,
  *check({ kind, bytes }) {
    if (bytes > budgets[kind])
      yield {
        message: `It has ${Math.round(bytes / 1000)} kB; ${budgets[kind] / 1000} kB is the most for ${kind === "asset" ? "an asset" : `a ${kind}`}.`,
        fix: "Take pictures out of the markup and send them as assets, and drop styles that nothing uses.",
      };
  },
};
