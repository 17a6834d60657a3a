import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks } from "#/audit/style-blocks";

const clipProperties = ["background-clip", "-webkit-background-clip", "background"];

/** The contrast of a gradient cannot be measured. */
export const noGradientText: SourceRule = {
  id: "no-gradient-text",
  summary: "Text has a solid colour, not a gradient.",
  severity: "warning",
  safety: false,
  *check(source) {
    for (const { selector, values, location } of getStyleBlocks(source)) {
      const clip = clipProperties.map((property) => values.get(property) ?? "").join(" ");
      if (/(?:^|\s)text(?:\s|$)/.test(clip))
        yield {
          location,
          message: `${selector.slice(0, 60) || "An element"} fills text with a gradient.`,
          fix: "Use one colour, such as color: var(--foreground) or var(--link).",
        };
    }
  },
};
