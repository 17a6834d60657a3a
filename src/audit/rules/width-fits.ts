import { pixelsOf } from "#/audit/pixels";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { blocksOf } from "#/audit/style-blocks";

/** The narrowest window that a page is read in, CSS pixels (WCAG 2.2, 1.4.10). */
const windowPx = 320;

/** Nothing is fixed wider than a narrow window, save where there is room for it and in tables, which scroll. */
export const widthFits: SourceRule = {
  id: "width-fits",
  summary: "Nothing is fixed wider than a narrow window, save where there is room for it and in tables, which scroll.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    if (source.kind === "asset") return;
    const resolve = resolveIn(source, tokens);
    for (const { selector, within, values, spot } of blocksOf(source)) {
      if (within.some((rule) => /min-width|width ?>|orientation|print/.test(rule)) || /table|t[hd]\b|:root|html/i.test(selector))
        continue;
      const width = pixelsOf(resolve(values.get("width") ?? values.get("inline-size") ?? ""));
      const least = pixelsOf(resolve(values.get("min-width") ?? values.get("min-inline-size") ?? ""));
      const isHeld =
        values.has("max-width") || values.has("max-inline-size") || /absolute|fixed/.test(values.get("position") ?? "");
      const over =
        least !== undefined && least > windowPx ? least : !isHeld && width !== undefined && width > windowPx ? width : undefined;
      if (over !== undefined)
        yield {
          spot,
          message: `${selector.slice(0, 60) || "An element"} is ${Math.round(over)} px wide in every window.`,
          fix: `Write max-width: ${Math.round(over)}px with width: 100%.`,
        };
    }
  },
};
