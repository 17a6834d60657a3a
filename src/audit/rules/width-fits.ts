import { parsePixels } from "#/audit/lengths";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks } from "#/audit/style-blocks";

/** The narrowest viewport (WCAG 2.2, 1.4.10). */
const viewportPx = 320;

const widthProperties = ["width", "inline-size", "min-width", "min-inline-size"];

export const widthFits: SourceRule = {
  id: "width-fits",
  summary: "Nothing is wider than a 320 px viewport, except tables and styles for wide viewports.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    if (source.kind === "asset") return;
    const resolve = getVariableResolver(source, tokens);
    for (const { selector, within, values, location } of getStyleBlocks(source)) {
      if (!widthProperties.some((property) => values.has(property))) continue;
      if (within.some((rule) => /min-width|width ?>|orientation|print/.test(rule)) || /table|t[hd]\b|:root|html/i.test(selector))
        continue;
      const width = parsePixels(resolve(values.get("width") ?? values.get("inline-size") ?? ""));
      const minWidth = parsePixels(resolve(values.get("min-width") ?? values.get("min-inline-size") ?? ""));
      const isConstrained =
        values.has("max-width") || values.has("max-inline-size") || /absolute|fixed/.test(values.get("position") ?? "");
      const over =
        minWidth !== undefined && minWidth > viewportPx
          ? minWidth
          : !isConstrained && width !== undefined && width > viewportPx
            ? width
            : undefined;
      if (over !== undefined)
        yield {
          location,
          message: `${selector.slice(0, 60) || "An element"} is ${Math.round(over)} px wide in every viewport.`,
          fix: `Use max-width: ${Math.round(over)}px with width: 100%.`,
        };
    }
  },
};
