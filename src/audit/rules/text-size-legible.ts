import { parsePixels } from "#/audit/pixels";
import { isProse } from "#/audit/prose";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { sizeVariable } from "#/model/css-variables";

/** The smallest text of all, and the smallest that is read at length, CSS pixels. */
const [minTextPx, minProsePx] = [12, 14];

/** No text is smaller than 12 px, and what is read at length no smaller than 14 px. */
export const textSizeLegible: SourceRule = {
  id: "text-size-legible",
  summary: "No text is smaller than 12 px, and what is read at length no smaller than 14 px.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    if (source.kind === "asset") return;
    const resolve = getVariableResolver(source, tokens);
    for (const { property, value, selector, location } of source.declarations) {
      if (property !== "font-size") continue;
      const px = parsePixels(resolve(value));
      if (px === undefined || px === 0) continue;
      const minimumPx = isProse(selector) ? minProsePx : minTextPx;
      if (px < minimumPx)
        yield {
          location,
          message: `Text is ${Number(px.toFixed(2))} px; ${minimumPx} px is the least here.`,
          fix: `Use var(${sizeVariable(minimumPx === minProsePx ? "base" : "xs")}).`,
        };
    }
  },
};
