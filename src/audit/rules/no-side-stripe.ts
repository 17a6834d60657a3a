import { parsePixels } from "#/audit/lengths";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks } from "#/audit/style-blocks";

/** From this width a border on one side is a stripe. */
const minStripePx = 3;
const sides = ["border-left", "border-inline-start", "border-right", "border-inline-end"];
/** Selectors of elements where such a stripe has a meaning: quotations and the current item. */
const allowedSelectorPattern = /quote|nav|menu|tab|tree|sidebar|current|active|selected|pre\b|code/i;

export const noSideStripe: SourceRule = {
  id: "no-side-stripe",
  summary: "Boxes have no coloured stripe on one side.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { selector, values, location } of getStyleBlocks(source)) {
      if (allowedSelectorPattern.test(selector)) continue;
      for (const side of sides) {
        const border = values.get(side);
        if (border === undefined) continue;
        const line = resolve(border) ?? "";
        const width = parsePixels(/(?:^|\s)([\d.]+(?:px|rem))(?:\s|$)/.exec(line)?.[1]) ?? 0;
        const isBox = [
          "border-radius",
          "background",
          "background-color",
          "box-shadow",
          "padding",
          "padding-left",
          "padding-inline-start",
        ].some((name) => values.has(name));
        if (width >= minStripePx && /solid/.test(line) && !/transparent/.test(line) && isBox) {
          yield {
            location,
            message: `${selector.slice(0, 60) || "An element"} has a stripe on one side.`,
            fix: "Remove it, and show the meaning with words or a background, such as var(--muted).",
          };
          break;
        }
      }
    }
  },
};
