import type { SourceRule } from "#/audit/rule";
import { blocksOf } from "#/audit/style-blocks";

const wide = /^(?:9\d|100|[5-8]\d)(?:%|vw|dvw|svw|lvw)$/;
const high = /^(?:9\d|100|[5-8]\d)(?:%|vh|dvh|svh|lvh)$/;
const nought = /^0(?:px|rem|em|%)?$/;

/** Nothing is fixed over more than half of the window, save what a dialog is made of: it would lie over the page it is shown in. */
export const noCoveringOverlay: SourceRule = {
  id: "no-covering-overlay",
  summary: "Nothing is fixed over more than half of the window, save what a dialog is made of.",
  severity: "warning",
  safety: false,
  *check(source) {
    for (const { selector, values, spot } of blocksOf(source)) {
      if (values.get("position") !== "fixed" || /dialog|modal|backdrop|drawer|popover/i.test(selector)) continue;
      const is = (name: string, pattern: RegExp) => pattern.test(values.get(name) ?? "");
      const stretched = is("inset", nought);
      const across = stretched || is("inset-inline", nought) || is("width", wide) || (is("left", nought) && is("right", nought));
      const down = stretched || is("inset-block", nought) || is("height", high) || (is("top", nought) && is("bottom", nought));
      if (across && down)
        yield {
          spot,
          message: `${selector || "An element"} is fixed over the whole window.`,
          fix: "Position it within its own container, or use a dialog element.",
        };
    }
  },
};
