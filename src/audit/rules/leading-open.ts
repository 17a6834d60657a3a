import { isProse } from "#/audit/selectors";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";
import { leadingVariable } from "#/model/css-variables";

/** The smallest line height of body text and of any text, as a multiple of the font size. */
const [minProseLeading, minLeading] = [1.4, 0.85];

export const leadingOpen: SourceRule = {
  id: "leading-open",
  summary: "Line height is at least 1.4 for body text and 0.85 for any text.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { value, selector, location } of listDeclarationsOf(source, (name) => name === "line-height")) {
      const [, number, percent] = /^(\d+(?:\.\d+)?|\.\d+)(%)?$/.exec((resolve(value) ?? "").trim()) ?? [];
      if (number === undefined) continue;
      const leading = percent ? Number(number) / 100 : Number(number);
      const minimum = isProse(selector) ? minProseLeading : minLeading;
      if (leading > 0 && leading < minimum)
        yield {
          location,
          message: `The line height is ${leading}; the minimum here is ${minimum}.`,
          fix: `Use var(${leadingVariable(minimum === minProseLeading ? "base" : "2xl")}).`,
        };
    }
  },
};
