import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks } from "#/audit/style-blocks";

const widePattern = /^(?:9\d|100|[5-8]\d)(?:%|vw|dvw|svw|lvw)$/;
const highPattern = /^(?:9\d|100|[5-8]\d)(?:%|vh|dvh|svh|lvh)$/;
const zeroPattern = /^0(?:px|rem|em|%)?$/;

/**
 * Nothing is fixed over more than half of the window, save what a dialog is made of: it would lie
 * over the page it is shown in.
 */
export const noCoveringOverlay: SourceRule = {
  id: "no-covering-overlay",
  summary: "Nothing is fixed over more than half of the window, save what a dialog is made of.",
  severity: "warning",
  safety: false,
  *check(source) {
    for (const { selector, values, location } of getStyleBlocks(source)) {
      if (values.get("position") !== "fixed" || /dialog|modal|backdrop|drawer|popover/i.test(selector)) continue;
      const hasValue = (name: string, pattern: RegExp) => pattern.test(values.get(name) ?? "");
      const stretched = hasValue("inset", zeroPattern);
      const across =
        stretched ||
        hasValue("inset-inline", zeroPattern) ||
        hasValue("width", widePattern) ||
        (hasValue("left", zeroPattern) && hasValue("right", zeroPattern));
      const down =
        stretched ||
        hasValue("inset-block", zeroPattern) ||
        hasValue("height", highPattern) ||
        (hasValue("top", zeroPattern) && hasValue("bottom", zeroPattern));
      if (across && down)
        yield {
          location,
          message: `${selector || "An element"} is fixed over the whole window.`,
          fix: "Position it within its own container, or use a dialog element.",
        };
    }
  },
};
