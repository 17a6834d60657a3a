import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks } from "#/audit/style-blocks";

const widePattern = /^(?:9\d|100|[5-8]\d)(?:%|vw|dvw|svw|lvw)$/;
const highPattern = /^(?:9\d|100|[5-8]\d)(?:%|vh|dvh|svh|lvh)$/;
const zeroPattern = /^0(?:px|rem|em|%)?$/;

export const noCoveringOverlay: SourceRule = {
  id: "no-covering-overlay",
  summary: "Fixed elements other than dialogs do not cover the viewport.",
  severity: "warning",
  safety: false,
  *check(source) {
    for (const { selector, values, location } of getStyleBlocks(source)) {
      if (values.get("position") !== "fixed" || /dialog|modal|backdrop|drawer|popover/i.test(selector)) continue;
      const hasValue = (name: string, pattern: RegExp) => pattern.test(values.get(name) ?? "");
      const isStretched = hasValue("inset", zeroPattern);
      const isWide =
        isStretched ||
        hasValue("inset-inline", zeroPattern) ||
        hasValue("width", widePattern) ||
        (hasValue("left", zeroPattern) && hasValue("right", zeroPattern));
      const isHigh =
        isStretched ||
        hasValue("inset-block", zeroPattern) ||
        hasValue("height", highPattern) ||
        (hasValue("top", zeroPattern) && hasValue("bottom", zeroPattern));
      if (isWide && isHigh)
        yield {
          location,
          message: `${selector || "An element"} is fixed over the whole viewport.`,
          fix: "Position it inside its container, or use a dialog element.",
        };
    }
  },
};
