import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** How many style attributes one text has at most. Those that only set variables are free. */
const maxInlineStyles = 12;

const hasVariablesOnly = (style: string) =>
  style.split(";").every((declaration) => declaration.trim() === "" || /^\s*--[\w-]+\s*:/.test(declaration));

/**
 * Looks stand in style sheets, where they are said once; a component that stands alone may have a
 * few in its tags.
 */
export const inlineStylesFew: SourceRule = {
  id: "inline-styles-few",
  summary: "Looks stand in style sheets, where they are said once; a component that stands alone may have a few in its tags.",
  severity: "info",
  safety: false,
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
          message: `${styled.length} elements have a style attribute.`,
          fix: "Give them classes, and put the styles into one style element.",
        };
    }
  },
};
