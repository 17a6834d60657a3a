import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Style attributes allowed in one text. Those that only set variables are not counted. */
const maxInlineStyles = 12;

const hasVariablesOnly = (style: string) =>
  style.split(";").every((declaration) => declaration.trim() === "" || /^\s*--[\w-]+\s*:/.test(declaration));

export const inlineStylesFew: MarkupRule = {
  id: "inline-styles-few",
  summary: "Styles are in style sheets; a source has at most 12 style attributes.",
  severity: "info",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups) {
      const styled = markup.elements.filter(({ attributes }) => {
        const style = attributes.get("style");
        return style !== undefined && !hasVariablesOnly(style.slice(0, 500));
      });
      const firstExcess = styled[maxInlineStyles];
      if (firstExcess)
        yield {
          location: locateElement(markup, firstExcess),
          message: `${styled.length} elements have a style attribute; the maximum is ${maxInlineStyles}.`,
          fix: "Use classes, and move the styles into one style element.",
        };
    }
  },
};
