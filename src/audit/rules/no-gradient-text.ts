import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks } from "#/audit/style-blocks";

/**
 * Text has one colour: a gradient in letters has no contrast that can be judged, and is anybody's.
 */
export const noGradientText: SourceRule = {
  id: "no-gradient-text",
  summary: "Text has one colour: a gradient in letters has no contrast that can be judged, and is anybody's.",
  severity: "warning",
  safety: false,
  *check(source) {
    for (const { selector, values, location } of getStyleBlocks(source)) {
      const clip = `${values.get("background-clip") ?? ""} ${values.get("-webkit-background-clip") ?? ""} ${values.get("background") ?? ""}`;
      if (/(?:^|\s)text(?:\s|$)/.test(clip))
        yield {
          location,
          message: `${selector.slice(0, 60) || "An element"} sets text in a gradient.`,
          fix: "Use one colour, such as color: var(--foreground) or var(--link).",
        };
    }
  },
};
