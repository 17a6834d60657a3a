import { parsePixels } from "#/audit/pixels";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks } from "#/audit/style-blocks";

/** From which width a line on one side is a stripe, CSS pixels. */
const minStripePx = 3;
const sides = ["border-left", "border-inline-start", "border-right", "border-inline-end"];
/** Where a line at the side says something: what is quoted, and where one is. */
const allowedSelectorPattern = /quote|nav|menu|tab|tree|sidebar|current|active|selected|pre\b|code/i;

/** No box bears a coloured stripe on one side: it looks like meaning and has none. */
export const noSideStripe: SourceRule = {
  id: "no-side-stripe",
  summary: "No box bears a coloured stripe on one side: it looks like meaning and has none.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { selector, values, location } of getStyleBlocks(source)) {
      if (allowedSelectorPattern.test(selector)) continue;
      for (const side of sides) {
        const line = resolve(values.get(side) ?? "") ?? "";
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
            message: `${selector.slice(0, 60) || "An element"} bears a stripe at its side.`,
            fix: "Take it away; say what it means in words or by the ground, such as var(--muted).",
          };
          break;
        }
      }
    }
  },
};
