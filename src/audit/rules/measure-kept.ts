import { parsePixels } from "#/audit/pixels";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";

/** The longest line in characters, and what that comes to for a paragraph, CSS pixels. */
const [maxLineCh, maxParagraphPx] = [80, 800];

/** Lines of running text have at most 80 characters. */
export const measureKept: SourceRule = {
  id: "measure-kept",
  summary: "Lines of running text have at most 80 characters.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { property, value, selector, location } of source.declarations) {
      if (property !== "max-width" && property !== "max-inline-size" && property !== "width") continue;
      const width = resolve(value)?.trim() ?? "";
      const [, ch] = /^(\d+(?:\.\d+)?|\.\d+)ch$/i.exec(width) ?? [];
      const isParagraph = /(?:^|[\s>,])(?:p|li|blockquote|dd)\s*(?:,|$)/i.test(selector.slice(0, 500));
      const px = isParagraph ? (parsePixels(width) ?? 0) : 0;
      if (Number(ch ?? 0) > maxLineCh || px > maxParagraphPx)
        yield {
          location,
          message: `Lines are as long as ${width}; ${maxLineCh} characters are the most.`,
          fix: "Use max-width: var(--measure).",
        };
    }
  },
};
