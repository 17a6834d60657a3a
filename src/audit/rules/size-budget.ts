import type { SourceRule } from "#/audit/rule";

/** The largest source of each kind, in bytes. */
const budgets = { component: 100_000, page: 400_000, asset: 200_000 } as const;

export const sizeBudget: SourceRule = {
  id: "size-budget",
  summary: "A component has at most 100 kB, a page 400 kB and an asset 200 kB.",
  severity: "warning",
  safety: false,
  *check({ kind, bytes }) {
    if (bytes > budgets[kind])
      yield {
        message: `The ${kind} has ${Math.round(bytes / 1000)} kB; the maximum is ${budgets[kind] / 1000} kB.`,
        fix: "Move images from the markup into assets, and remove unused styles.",
      };
  },
};
