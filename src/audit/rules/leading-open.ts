import { isProse } from "#/audit/prose";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { leadingVariable } from "#/model/css-variables";

/** The least line height of running text, and of any text, as a share of its size. */
const [minProseLeading, minLeading] = [1.4, 0.85];

/** Lines of running text stand apart, and no lines run into each other. */
export const leadingOpen: SourceRule = {
  id: "leading-open",
  summary: "Lines of running text stand apart, and no lines run into each other.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { property, value, selector, location } of source.declarations) {
      if (property !== "line-height") continue;
      const [, number, percent] = /^(\d+(?:\.\d+)?|\.\d+)(%)?$/.exec((resolve(value) ?? "").trim()) ?? [];
      if (number === undefined) continue;
      const leading = percent ? Number(number) / 100 : Number(number);
      const minimum = isProse(selector) ? minProseLeading : minLeading;
      if (leading > 0 && leading < minimum)
        yield {
          location,
          message: `The line height is ${leading}; ${minimum} is the least here.`,
          fix: `Use var(${leadingVariable(minimum === minProseLeading ? "base" : "2xl")}).`,
        };
    }
  },
};
