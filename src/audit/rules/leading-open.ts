import { isProse } from "#/audit/prose";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { leadingVariable } from "#/model/css-variables";

/** The least line height of running text, and of any text, as a share of its size. */
const [proseMin, anyMin] = [1.4, 0.85];

/** Lines of running text stand apart, and no lines run into each other. */
export const leadingOpen: SourceRule = {
  id: "leading-open",
  summary: "Lines of running text stand apart, and no lines run into each other.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = resolveIn(source, tokens);
    for (const { property, value, selector, spot } of source.declarations) {
      if (property !== "line-height") continue;
      const [, number, percent] = /^(\d+(?:\.\d+)?|\.\d+)(%)?$/.exec((resolve(value) ?? "").trim()) ?? [];
      if (number === undefined) continue;
      const leading = percent ? Number(number) / 100 : Number(number);
      const least = isProse(selector) ? proseMin : anyMin;
      if (leading > 0 && leading < least)
        yield {
          spot,
          message: `The line height is ${leading}; ${least} is the least here.`,
          fix: `Use var(${leadingVariable(least === proseMin ? "base" : "2xl")}).`,
        };
    }
  },
};
