import { parsePixels } from "#/audit/lengths";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";

/** The longest line, in characters, and for paragraphs in CSS pixels. */
const [maxLineCh, maxParagraphPx] = [80, 800];

const isWidth = (property: string) => property === "max-width" || property === "max-inline-size" || property === "width";

export const measureKept: SourceRule = {
  id: "measure-kept",
  summary: "Lines of body text are at most 80 characters long.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { value, selector, location } of listDeclarationsOf(source, isWidth)) {
      const width = resolve(value)?.trim() ?? "";
      const [, ch] = /^(\d+(?:\.\d+)?|\.\d+)ch$/i.exec(width) ?? [];
      const isParagraph = /(?:^|[\s>,])(?:p|li|blockquote|dd)\s*(?:,|$)/i.test(selector.slice(0, 500));
      const px = isParagraph ? (parsePixels(width) ?? 0) : 0;
      if (Number(ch ?? 0) > maxLineCh || px > maxParagraphPx)
        yield {
          location,
          message: `Lines can be ${width} long; the maximum is ${maxLineCh} characters.`,
          fix: "Use max-width: var(--measure).",
        };
    }
  },
};
