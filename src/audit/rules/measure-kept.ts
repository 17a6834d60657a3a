import { pixelsOf } from "#/audit/pixels";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";

/** The longest line in characters, and what that comes to for a paragraph, CSS pixels. */
const [lineMaxCh, paragraphMaxPx] = [80, 800];

/** Lines of running text have at most 80 characters. */
export const measureKept: SourceRule = {
  id: "measure-kept",
  summary: "Lines of running text have at most 80 characters.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = resolveIn(source, tokens);
    for (const { property, value, selector, spot } of source.declarations) {
      if (property !== "max-width" && property !== "max-inline-size" && property !== "width") continue;
      const width = resolve(value)?.trim() ?? "";
      const [, ch] = /^(\d+(?:\.\d+)?|\.\d+)ch$/i.exec(width) ?? [];
      const isParagraph = /(?:^|[\s>,])(?:p|li|blockquote|dd)\s*(?:,|$)/i.test(selector.slice(0, 500));
      const px = isParagraph ? (pixelsOf(width) ?? 0) : 0;
      if (Number(ch ?? 0) > lineMaxCh || px > paragraphMaxPx)
        yield {
          spot,
          message: `Lines are as long as ${width}; ${lineMaxCh} characters are the most.`,
          fix: "Use max-width: var(--measure).",
        };
    }
  },
};
