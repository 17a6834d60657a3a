import { pixelsOf } from "#/audit/pixels";
import { isProse } from "#/audit/prose";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { sizeVariable } from "#/model/css-variables";

/** The smallest text of all, and the smallest that is read at length, CSS pixels. */
const [smallestPx, proseMinPx] = [12, 14];

/** No text is smaller than 12 px, and what is read at length no smaller than 14 px. */
export const textSizeLegible: SourceRule = {
  id: "text-size-legible",
  summary: "No text is smaller than 12 px, and what is read at length no smaller than 14 px.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    if (source.kind === "asset") return;
    const resolve = resolveIn(source, tokens);
    for (const { property, value, selector, spot } of source.declarations) {
      if (property !== "font-size") continue;
      const px = pixelsOf(resolve(value));
      if (px === undefined || px === 0) continue;
      const least = isProse(selector) ? proseMinPx : smallestPx;
      if (px < least)
        yield {
          spot,
          message: `Text is ${Number(px.toFixed(2))} px; ${least} px is the least here.`,
          fix: `Use var(${sizeVariable(least === proseMinPx ? "base" : "xs")}).`,
        };
    }
  },
};
