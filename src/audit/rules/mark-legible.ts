import type { DesignAuditRule } from "#/audit/rule";
import { givenRecipe } from "#/model/mark";

/** Height of a favicon in a browser tab, CSS pixels. */
const faviconPx = 16;

export const markLegible: DesignAuditRule = {
  id: "mark-legible",
  summary: "The symbol is legible at 16 px, as in a browser tab.",
  severity: "warning",
  safety: false,
  *check({ mark }) {
    const { symbol } = mark.smallestPx;
    if (mark.recipe !== givenRecipe || symbol <= faviconPx) return;
    const hasSymbol = mark.assets.some(({ kind }) => kind.startsWith("symbol"));
    yield {
      subject: "asset favicon",
      message:
        `At ${faviconPx} px the parts of the ${hasSymbol ? "symbol" : "mark"} run together. ` +
        `The smallest height at which they stay apart is ${symbol} px.`,
      fix: hasSymbol
        ? `Show it ${symbol} px high or more, and bring in a simpler symbol for browser tabs.`
        : `Show it ${symbol} px high or more, and bring in a symbol for browser tabs.`,
    };
  },
};
